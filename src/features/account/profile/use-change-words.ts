import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const reward = msg`Reward`
const round = msg`Game round`
const account = msg`Withdrawal account`
const password = msg`Withdrawal password`
const limit = msg`Limit`
const check = msg`Time at play`

const names: Readonly<Record<string, MessageDescriptor>> = {
  favourite: msg`Favourite`,
  'bank-account': account,
  'confirm-account': msg`Account confirmation`,
  'remove-account': msg`Account removal`,
  'ticket-open': msg`Question to support`,
  'ticket-reply': msg`Message to support`,
  break: msg`Pause or exclusion`,
  'break-return': msg`Return after an exclusion`,
  limit: msg`Lower limit`,
  'limit-set': limit,
  'limit-confirm': limit,
  'limit-cancel': limit,
  recharge: msg`Your deposit`,
  'cancel-recharge': msg`Cancelling a deposit`,
  drawing: msg`Withdrawal`,
  'set-withdrawal-password': password,
  'modify-withdrawal-password': password,
  'bonus-forfeit': msg`Giving up a bonus`,
  'register-subordinate': msg`Registering a friend`,
  'round-start': round,
  'round-step': round,
  'table-cancel': msg`Taking a bet back`,
  'sports-bet': msg`Bet on matches`,
  'check-answer': check,
  'check-minutes': check,
  'seeds-rotate': msg`New seeds`,
}

/** What a queued write or a money call is about, by the id it is registered with. */
export function changeName(kind: string): MessageDescriptor {
  if (kind.startsWith('claim-')) return reward
  if (kind.startsWith('table-bet-')) return round
  return names[kind] ?? msg`Change`
}

export function useChangeWords(): (kind: string) => string {
  const { t } = useLingui()
  return kind => t(changeName(kind))
}
