/*
 * Every form of the members and of the back office by its `data-form`, and the test that walks it. `every-form.test.ts` fails
 * for a form that stands nowhere here.
 */

/** Walked with nasty text by tests/e2e/pages/every-form.spec.ts, test by test. */
export const sweptForms = {
  money: ['recharge-form', 'withdraw-form', 'pix-key-form'],
  safety: [
    'screen-change-password',
    'modify-password-form',
    'step-up-form',
    'new-pin-form',
    'screen-bind-email',
    'screen-bind-phone',
  ],
  others: [
    'ticket-form',
    'limit-sheet',
    'seed-form',
    'screen-search',
    'panel-messages',
    'screen-register-subordinates',
  ],
  choices: ['bank-account-form', 'pin-sheet', 'ticket-thread'],
  fresh: ['set-password-form'],
  guests: ['ask-for-code', 'login-form', 'register-form'],
  deskOfPeople: [
    'withdrawals/reject-dialog',
    'members/force-offline-dialog',
    'adjustments/propose-dialog',
    'tickets/harm-mark',
    'team/invite-sheet',
    'team/change-dialog',
    'team/reset-dialog',
  ],
  deskOfHouse: ['session/change-password-form', 'deposits/filter-dialog'],
} as const satisfies Record<string, readonly string[]>

/** Opened by a state that its own test makes, and filled there. */
export const formsWalkedElsewhere: Readonly<Record<string, string>> = {
  'break-sheet': 'tests/e2e/responsible-gambling/breaks.spec.ts',
  'filter-bar': 'tests/e2e/cashier/records.spec.ts',
  'confirm-contact': 'tests/e2e/auth/session-confirm.spec.ts',
  'confirm-code': 'tests/e2e/auth/session-confirm.spec.ts',
  'code-step': 'tests/e2e/auth/security-center.spec.ts',
  'set-new-password': 'tests/e2e/auth/session-confirm.spec.ts',
  'totp-enrolment': 'tests/e2e/auth/security-center.spec.ts',
  'rename-passkey': 'tests/e2e/auth/security-center.spec.ts',
  'details-form': 'tests/ui/account/missing-details.test.tsx',
  'identity-appeal': 'tests/e2e/account/identity.spec.ts',
  'adjustments/decide-dialog': 'tests/e2e/operations/backoffice-desk.spec.ts',
  'approvals/decide-dialog': 'tests/e2e/operations/backoffice-approvals.spec.ts',
  'care/retry-dialog': 'tests/ui/responsible-gambling/backoffice-care.test.tsx',
  'care/step-dialog': 'tests/ui/responsible-gambling/backoffice-care.test.tsx',
  'club/club-sheet': 'tests/ui/operations/backoffice-gaps.test.tsx',
  'content/banner-sheet': 'tests/ui/support/backoffice-writing.test.tsx',
  'content/content-sheet': 'tests/ui/support/backoffice-writing.test.tsx',
  'content/terms-version-sheet': 'tests/ui/support/backoffice-writing.test.tsx',
  'content/withdraw-terms': 'tests/ui/cashier/backoffice-reason.test.tsx',
  'deposits/confirm-dialog': 'tests/ui/cashier/backoffice-nonsense.test.tsx',
  'deposits/refund-dialog': 'tests/e2e/cashier/deposit-review.spec.ts',
  'deposits/refuse-dialog': 'tests/e2e/cashier/deposit-review.spec.ts',
  'identities/decide-dialog': 'tests/ui/account/backoffice-identities.test.tsx',
  'members/sole-owner-dialog': 'tests/ui/cashier/backoffice-reason.test.tsx',
  'members/status-dialog': 'tests/ui/account/backoffice-members.test.tsx',
  'promotions/terms-sheet': 'tests/e2e/operations/backoffice-approvals.spec.ts',
  'reconciliation/explain-dialog': 'tests/ui/cashier/backoffice-reconciliation.test.tsx',
  'reconciliation/run-form': 'tests/ui/cashier/backoffice-nonsense.test.tsx',
  'resets/open-reset-dialog': 'tests/ui/auth/backoffice-resets.test.tsx',
  'security/rename-dialog': 'tests/e2e/operations/backoffice-passkeys.spec.ts',
  'session/enrolment-form': 'tests/ui/auth/backoffice-enrol.test.tsx',
  'session/proof-dialog': 'tests/ui/auth/backoffice-proof.test.tsx',
  'session/sign-in-form': 'tests/e2e/operations/backoffice.spec.ts',
  'tickets/complaint-report': 'tests/ui/cashier/backoffice-nonsense.test.tsx',
  'wins/propose-dialog': 'tests/ui/cashier/backoffice-reason.test.tsx',
  'withdrawals/filter-sheet': 'tests/ui/cashier/backoffice-nonsense.test.tsx',
  'withdrawals/stopped-dialog': 'tests/ui/cashier/backoffice-decision.test.tsx',
}
