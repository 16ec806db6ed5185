import { useLingui } from '@lingui/react/macro'
import { depositIcon } from '../../../ui/icons/money-icons.ts'
import type { NewsWords } from './news-words.ts'

interface Details {
  /** Formatted, with its currency. */
  readonly money: string
  readonly order: string
}

/** What notifications about deposits say; `undefined`: this one is about something else. */
export function useDepositNews(): (kind: string, details: Details) => NewsWords | undefined {
  const { t } = useLingui()
  return (kind, { money, order }) => {
    switch (kind) {
      case 'recharge_paid':
        return {
          title: t`Your deposit of ${money} has arrived`,
          text: order,
          icon: depositIcon,
          tone: 'leaf',
        }
      case 'recharge_failed':
        return {
          title: t`Your transfer of ${money} was not accepted`,
          text: t`The record says why.`,
          icon: depositIcon,
          tone: 'scarlet',
        }
      case 'recharge_refunded':
        return {
          title: t`A payment of ${money} goes back`,
          text: t`It could not be credited. The record says why.`,
          icon: depositIcon,
          tone: 'scarlet',
        }
      case 'recharge_disputed':
        return {
          title: t`Your bank took ${money} back`,
          text: t`A deposit was disputed. Please talk to support if that was not you.`,
          icon: depositIcon,
          tone: 'scarlet',
        }
      case 'recharge_dispute_opened':
        return {
          title: t`A bank disputes a deposit of ${money}`,
          text: t`The amount is set aside until the dispute ends. Talk to support if you know nothing of it.`,
          icon: depositIcon,
          tone: 'scarlet',
        }
      case 'recharge_dispute_ended':
        return {
          title: t`The dispute about ${money} has ended`,
          text: t`What was set aside and not taken back is in your balance again.`,
          icon: depositIcon,
          tone: 'sky',
        }
      default:
        return undefined
    }
  }
}
