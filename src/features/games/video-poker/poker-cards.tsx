import { useLingui } from '@lingui/react/macro'
import { useCardWords } from '../cards/card-words.ts'
import { PlayingCard } from '../cards/playing-card.tsx'

const places = [0, 1, 2, 3, 4]

type PokerCardsProps = {
  roundId: string | undefined
  /** Five cards; nothing before the first round. */
  cards: readonly number[] | undefined
  held: readonly number[]
  /** Positions of the cards that make the hand, once the round is over. */
  paying: readonly number[]
  canHold: boolean
  isOver: boolean
  onToggle: (place: number) => void
}

/** Five cards in a row; a tap keeps one, another lets it go. */
export function PokerCards({ roundId, cards, held, paying, canHold, isOver, onToggle }: PokerCardsProps) {
  const { t } = useLingui()
  const words = useCardWords()
  return (
    <fieldset
      className="poker-cards"
      data-over={isOver || undefined}
      data-won={paying.length > 0 || undefined}
    >
      <legend className="sr-only">{t`Your cards`}</legend>
      {places.map(place => {
        const card = cards?.[place]
        const isHeld = held.includes(place)
        return (
          <button
            key={place}
            type="button"
            aria-pressed={isHeld}
            aria-disabled={!canHold || undefined}
            aria-label={card === undefined ? t`Card face down` : words(card)}
            data-paying={paying.includes(place) || undefined}
            onClick={() => {
              if (canHold) onToggle(place)
            }}
            className="poker-card"
          >
            <PlayingCard key={`${roundId} ${card}`} card={card ?? null} isNamed order={place} />
            <span className="poker-held" aria-hidden="true">
              {isHeld ? t`Held` : '\u00a0'}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
