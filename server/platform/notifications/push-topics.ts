import type { PushTopic } from '../../../contract/support/push.ts'
import type { PushSubject } from '../../../locales/push-words.ts'

interface About {
  readonly topic: PushTopic
  readonly subject: PushSubject
}

const about = (topic: PushTopic, subject: PushSubject, ...kinds: readonly string[]) =>
  kinds.map(kind => [kind, { topic, subject }] as const)

/**
 * Which news also goes to closed apps, and as what: all others wait in the information centre. What people of the operator
 * tell for a member's protection is none of a lock screen's, and news of the bonus terms alone is none of anybody's evening.
 */
const aboutKind: ReadonlyMap<string, About> = new Map([
  ...about(
    'money',
    'deposit',
    'recharge_paid',
    'recharge_failed',
    'recharge_refunded',
    'recharge_disputed',
    'recharge_dispute_opened',
  ),
  ...about(
    'money',
    'withdrawal',
    'withdrawal_pending',
    'withdrawal_approved',
    'withdrawal_paid',
    'withdrawal_rejected',
    'withdrawal_failed',
    'withdrawal_returned',
  ),
  ...about('money', 'correction', 'adjustment_credit', 'adjustment_debit', 'bet_corrected'),
  ...about('money', 'win', 'win_parked', 'win_released', 'win_refused'),
  ...about(
    'security',
    'security',
    'new_device',
    'registration_tried',
    'password_changed',
    'withdrawal_password_changed',
    'email_bound',
    'phone_changed',
    'passkey_added',
    'passkey_suspended',
    'token_reused',
    'failed_tries',
    'totp_off',
    'account_confirmed',
    'account_frozen',
    'account_active',
  ),
  ...about('support', 'support', 'ticket_answered'),
  ...about('support', 'identity', 'identity_approved', 'identity_rejected'),
  ...about(
    'offers',
    'offers',
    'vip_level_up',
    'vip_upgrade',
    'vip_weekly',
    'vip_monthly',
    'bonus_converted',
    'commission_paid',
  ),
])

export const aboutNews = (kind: string): About | undefined => aboutKind.get(kind)
