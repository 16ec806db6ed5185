import { useLingui } from '@lingui/react/macro'
import { RANKS, rankIndex } from '../../../../games/cards.ts'
import type { Guess } from '../../../../games/hi-lo/hi-lo-odds.ts'

/** What a guess from this card says: an equal card wins too, but on a two and on an ace one of the two asks for just that. */
export function useGuessWords(): (card: number, guess: Guess) => string {
  const { t } = useLingui()
  return (card, guess) => {
    const rank = rankIndex(card)
    const isLowest = rank === 0
    const isHighest = rank === RANKS.length - 1
    if (guess === 'higher') {
      if (isHighest) return t`Equal`
      return isLowest ? t`Higher` : t`Higher or equal`
    }
    if (isLowest) return t`Equal`
    return isHighest ? t`Lower` : t`Lower or equal`
  }
}
