import type { ReactNode } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'

type CardFanProps = {
  /** Whose cards these are, and what they count: read before the cards. */
  label: string
  /** `null` lies face down. */
  cards: readonly (number | null)[]
  /** How many cards come in before the one at this place. */
  orderOf: (place: number) => number
  /** Stands at the fan's foot. */
  children: ReactNode
  isActive?: boolean
  tone?: 'won' | 'lost' | undefined
}

/** Cards of one hand, each over the one before it as far as there is no room. */
export function CardFan({ label, cards, orderOf, children, isActive = false, tone }: CardFanProps) {
  return (
    <fieldset className="bj-hand" data-active={isActive || undefined} data-tone={tone}>
      <legend className="sr-only">{label}</legend>
      <div className="bj-fan">
        {placed(cards).map(({ id, card, place }) => (
          <span key={id} className="bj-card">
            <PlayingCard card={card} order={orderOf(place)} />
          </span>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

/** A card never leaves its place on the table, it is only turned there. */
const placed = (cards: CardFanProps['cards']) =>
  cards.map((card, place) => ({ id: `place ${place}`, card, place }))
