import { useLingui } from '@lingui/react/macro'
import { coinsIcon } from '../../../ui/icons/money-icons.ts'
import type { NewsWords } from './news-words.ts'

interface Details {
  /** Formatted, with its currency. */
  readonly money: string
  readonly game: string
  readonly reason: string
  /** `A – B`. */
  readonly match: string
}

/** What notifications about wins under review say; `undefined`: this one is about something else. */
export function useWinNews(): (kind: string, details: Details) => NewsWords | undefined {
  const { t } = useLingui()
  return (kind, { money, game, reason, match }) => {
    switch (kind) {
      case 'win_parked':
        return {
          title: t`Your win of ${money} is under review`,
          text: t`${game}: it is unusually high, so two people check it. We tell you the result here.`,
          icon: coinsIcon,
          tone: 'sky',
        }
      case 'win_released':
        return {
          title: t`Your win of ${money} is confirmed`,
          text: t`It is in your balance.`,
          icon: coinsIcon,
          tone: 'leaf',
        }
      case 'win_refused':
        return {
          title: t`Your win of ${money} was not confirmed`,
          text: t`The reason: ${reason} Please talk to support if you disagree.`,
          icon: coinsIcon,
          tone: 'scarlet',
        }
      case 'bet_corrected':
        return {
          title: t`A result of your bet was corrected`,
          text: t`${match}: the ${money} paid before are taken back, and your bet is settled anew.`,
          icon: coinsIcon,
          tone: 'sky',
        }
      default:
        return undefined
    }
  }
}
