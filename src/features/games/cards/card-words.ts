import { useLingui } from '@lingui/react/macro'
import { rankOf, type Suit, suitOf } from '../../../../games/cards.ts'

/** What a card is called, in words: "Queen of hearts". */
export function useCardWords(): (card: number) => string {
  const { t } = useLingui()
  const suits: Record<Suit, string> = {
    clubs: t`clubs`,
    diamonds: t`diamonds`,
    hearts: t`hearts`,
    spades: t`spades`,
  }
  return card => {
    const suit = suits[suitOf(card)]
    const pips = rankOf(card)
    switch (pips) {
      case 'A':
        return t`Ace of ${suit}`
      case 'K':
        return t`King of ${suit}`
      case 'Q':
        return t`Queen of ${suit}`
      case 'J':
        return t`Jack of ${suit}`
      default:
        return t`${pips} of ${suit}`
    }
  }
}
