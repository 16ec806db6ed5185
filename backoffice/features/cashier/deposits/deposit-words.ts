import { useLingui } from '@lingui/react/macro'
import type {
  DepositEvent,
  DepositItem,
  IncomingPayment,
} from '../../../../contract/cashier/deposit-admin.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { DepositState } from './deposit-filters.ts'

export const depositTones: Record<DepositItem['state'], BadgeTone> = {
  pending: 'sky',
  paid: 'leaf',
  expired: 'plain',
  failed: 'scarlet',
  refunded: 'sun',
}

export function useDepositWords(): Record<DepositState, string> {
  const { t } = useLingui()
  return {
    review: t`To be checked`,
    pending: t`Open`,
    paid: t`Paid`,
    expired: t`Expired`,
    failed: t`Failed`,
    refunded: t`Sent back`,
    all: t`All`,
  }
}

export const paymentTones: Record<IncomingPayment['state'], BadgeTone> = {
  credited: 'leaf',
  suspended: 'sun',
  refunding: 'sky',
  refunded: 'plain',
  stuck: 'scarlet',
}

export function usePaymentWords(): Record<IncomingPayment['state'] | 'waiting', string> {
  const { t } = useLingui()
  return {
    waiting: t`Not at its end`,
    credited: t`Credited`,
    suspended: t`In suspense`,
    refunding: t`Going back`,
    refunded: t`Sent back`,
    stuck: t`Refund stuck`,
  }
}

/** Words that the server gives as a reason. */
export function useDepositReason(): (reason: string | null) => string | undefined {
  const { t } = useLingui()
  const words: Record<string, string> = {
    payer_mismatch: t`The payer is not the member.`,
    payer_unknown: t`The provider does not tell who paid.`,
    order_unknown: t`It belongs to no order of ours.`,
    amount_below_minimum: t`Below the minimum.`,
    amount_above_maximum: t`Above the maximum.`,
    account_frozen: t`The member's account is frozen.`,
    account_closed: t`The member's account is closed.`,
    deposits_closed: t`The member has paused or excluded themself.`,
    disputed: t`The payer's bank took it back.`,
    deposit_disputed: t`The payer's bank disputes it: the amount is set aside.`,
    partly_disputed: t`The payer's bank took a part of it back.`,
    expired: t`Nobody paid in time.`,
    provider_unavailable: t`The provider made no charge.`,
    transfer_not_found: t`The transfer is not on our statement.`,
    proof_unclear: t`The proof does not show the transfer.`,
    duplicate: t`The transfer was credited already.`,
    other: t`Another reason.`,
  }
  return reason => (reason === null ? undefined : (words[reason] ?? reason))
}

/** What happened, in a line, and what is known of it. */
export function useEventWords(): (event: DepositEvent) => { title: string; detail: string; isBad: boolean } {
  const { t } = useLingui()
  const reasonOf = useDepositReason()
  const titles: Record<string, string> = {
    ordered: t`Ordered`,
    charge_made: t`The provider made the charge`,
    charge_failed: t`The provider made no charge`,
    payment_seen: t`Payment seen`,
    suspended: t`Put in suspense`,
    credited: t`Credited`,
    expired: t`Expired`,
    cancelled: t`Cancelled by the member`,
    failed: t`Failed`,
    proof_received: t`Proof received`,
    review_first: t`First of two persons has confirmed`,
    review_confirmed: t`Confirmed by a person`,
    review_refused: t`Refused by a person`,
    refund_decided: t`To be sent back`,
    refund_asked: t`Refund asked for at the provider`,
    refund_refused: t`The payer's bank refused the refund`,
    refund_stuck: t`Refund stuck`,
    refund_done: t`Refund done`,
    ask_again: t`A person asked for the refund again`,
    dispute_opened: t`Disputed by the payer's bank, set aside`,
    dispute_ended: t`Dispute ended`,
    disputed: t`Taken back by the payer's bank`,
  }
  const sources: Record<string, string> = {
    notice: t`by webhook`,
    poll: t`by asking for the charge`,
    sweep: t`by the provider's list`,
    recheck: t`by asking again`,
  }
  const bad = new Set([
    'charge_failed',
    'failed',
    'review_refused',
    'refund_refused',
    'refund_stuck',
    'dispute_opened',
    'disputed',
  ])
  return ({ kind, e2eid, details }) => {
    const read = (name: string) => (details[name] === undefined ? undefined : String(details[name]))
    const money = read('money')
    const parts = [
      money === undefined ? undefined : formatMoney(BigInt(money)),
      reasonOf(read('reason') ?? null),
      sources[read('source') ?? ''],
      read('cause') ?? read('why'),
      read('type'),
      e2eid ?? undefined,
    ]
    return { title: titles[kind] ?? kind, detail: parts.filter(Boolean).join(' · '), isBad: bad.has(kind) }
  }
}
