/**
 * Who may do what in the back office. `owner`: everything. `finance`: adjustments, deposits, reconciliation, the audit
 * log. `reviewer`: decides withdrawals. `support`: looks, and throws sessions out.
 */
export const administratorRoles = ['owner', 'finance', 'reviewer', 'support'] as const
export type AdministratorRole = (typeof administratorRoles)[number]

/** What an administrator call is open to when it names nobody. */
export const ownersOnly: readonly AdministratorRole[] = ['owner']
