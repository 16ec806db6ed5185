import { useLingui } from '@lingui/react/macro'
import type { Action, HandEnding } from '../../../../games/blackjack/blackjack-play.ts'
import type { HandView } from '../../../../games/blackjack/blackjack-schemas.ts'

type Total = Pick<HandView, 'total' | 'isSoft'>

/** `16`, or `7/17` while an ace may still count one or eleven. */
export function totalText({ total, isSoft }: Total): string {
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total)
}

export interface BlackjackWords {
  readonly actions: Readonly<Record<Action, string>>
  readonly endings: Readonly<Record<HandEnding, string>>
  /** A total as it is said: "soft 17". */
  readonly total: (total: Total) => string
}

export function useBlackjackWords(): BlackjackWords {
  const { t } = useLingui()
  return {
    actions: {
      hit: t`Hit`,
      stand: t`Stand`,
      double: t`Double`,
      split: t`Split`,
      insure: t`Insurance`,
      decline: t`No insurance`,
    },
    endings: {
      bust: t`Bust`,
      lost: t`Lost`,
      push: t`Push`,
      won: t`Won`,
      blackjack: t`Blackjack!`,
    },
    total: ({ total, isSoft }) => (isSoft && total < 21 ? t`soft ${total}` : String(total)),
  }
}
