/*
 * Every form of the members and of the back office by its `data-form`, and the test that sweeps it with nasty text.
 * `every-form.test.ts` fails for a form that stands nowhere here, and for a test that does not sweep what stands here.
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
  adminPeople: [
    'withdrawals/reject-dialog',
    'members/force-offline-dialog',
    'adjustments/propose-dialog',
    'tickets/harm-mark',
    'team/invite-sheet',
    'team/change-dialog',
    'team/reset-dialog',
  ],
  adminSite: ['session/change-password-form', 'deposits/filter-dialog'],
} as const satisfies Record<string, readonly string[]>

/** Mounted with a row of the state that opens them, and swept, by tests/e2e/pages/mounted-forms.spec.ts (tests/input/harness). */
export const mountedForms = [
  'adjustments/decide-dialog',
  'approvals/decide-dialog',
  'care/retry-dialog',
  'care/step-dialog',
  'club/club-sheet',
  'content/banner-sheet',
  'content/content-sheet',
  'content/terms-version-sheet',
  'content/withdraw-terms',
  'deposits/confirm-dialog',
  'deposits/refund-dialog',
  'deposits/refuse-dialog',
  'identities/decide-dialog',
  'members/sole-owner-dialog',
  'members/status-dialog',
  'promotions/terms-sheet',
  'reconciliation/explain-dialog',
  'resets/open-reset-dialog',
  'security/rename-dialog',
  'session/enrolment-form',
  'session/proof-dialog',
  'session/sign-in-form',
  'wins/propose-dialog',
  'withdrawals/filter-sheet',
  'withdrawals/stopped-dialog',
] as const
export type MountedForm = (typeof mountedForms)[number]

/** Opened by a state that its own test makes: that test calls `sweepForm` with the name. */
export const formsSweptElsewhere: Readonly<Record<string, readonly string[]>> = {
  'tests/e2e/account/identity.spec.ts': ['identity-appeal'],
  'tests/e2e/auth/security-center.spec.ts': [
    'code-step',
    'rename-passkey',
    'set-new-password',
    'totp-enrolment',
  ],
  'tests/e2e/pages/every-form.spec.ts': ['details-form'],
  'tests/e2e/auth/session-confirm.spec.ts': ['confirm-code', 'confirm-contact'],
}

/** They read, or search and filter what is on the device: nothing of theirs is a write. */
export const formsThatSendNothing: readonly string[] = [
  'panel-messages',
  'screen-search',
  'deposits/filter-dialog',
  'withdrawals/filter-sheet',
]

/** Choices and days alone: nobody writes there. */
export const formsWithoutText = [
  'break-sheet',
  'filter-bar',
  'reconciliation/run-form',
  'tickets/complaint-report',
]
