import { useLingui } from '@lingui/react/macro'

/** What was done, in a word; an action of a newer server stands as it is called there. */
export function useActionWords(): (action: string) => string {
  const { t } = useLingui()
  const words = new Map<string, string>([
    ['sign_in', t`Signed in`],
    ['enrol', t`Became an administrator`],
    ['invite', t`Invited somebody`],
    ['administrator_change', t`Changed an access`],
    ['session_end', t`Ended a session`],
    ['audit_export', t`Exported the audit log`],
    ['club_terms', t`Changed VIP levels or agency tables`],
    ['force_offline', t`Forced a member offline`],
    ['member_status', t`Froze or thawed an account`],
    ['sole_owner', t`Proved a sole owner`],
    ['open_password_reset', t`Asked for a new password`],
    ['close_password_reset', t`Decided a new password`],
    ['withdrawal_approve_first', t`First approval of a withdrawal`],
    ['withdrawal_approve', t`Approved a withdrawal`],
    ['withdrawal_reject', t`Rejected a withdrawal`],
    ['withdrawal_let_go', t`Let a stopped payout go`],
    ['withdrawal_cancel', t`Gave a stopped payout back`],
    ['adjustment_propose', t`Proposed an adjustment`],
    ['adjustment_approve', t`Approved an adjustment`],
    ['adjustment_reject', t`Rejected an adjustment`],
    ['content_saved', t`Saved a text`],
    ['banner_saved', t`Saved a banner`],
    ['banner_picture_added', t`Brought a picture`],
    ['terms_version_saved', t`Saved a version of the terms`],
    ['terms_version_withdrawn', t`Took a version of the terms back`],
    ['ticket_claimed', t`Took a ticket`],
    ['ticket_given_back', t`Gave a ticket back`],
    ['ticket_answered', t`Answered a ticket`],
    ['ticket_closed', t`Closed a ticket`],
    ['ticket_reopened', t`Opened a ticket again`],
    ['adjustment_take_back', t`Took an adjustment back`],
  ])
  return action => words.get(action) ?? action
}
