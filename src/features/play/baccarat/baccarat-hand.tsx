import { useLingui } from '@lingui/react/macro'
import { PlayingCard } from '../cards/playing-card.tsx'
import { dealtAt } from './deal-order.ts'

type BaccaratHandProps = {
  side: 'player' | 'banker'
  name: string
  /** Nothing lies there before the first round. */
  cards: readonly number[] | undefined
  /** Of the other hand. */
  others: readonly number[] | undefined
  /** Told once the cards lie. */
  points: number | undefined
  hasWon: boolean
  isDealt: boolean
}

const empty = [undefined, undefined]

/** A hand with its points; its cards come in the order in which they left the shoe. */
export function BaccaratHand({ side, name, cards, others, points, hasWon, isDealt }: BaccaratHandProps) {
  const { t } = useLingui()
  const count = points ?? '–'
  return (
    <section
      className="bac-hand"
      data-side={side}
      data-won={hasWon || undefined}
      aria-label={points === undefined ? name : t`${name}: ${points} points`}
    >
      <h3 className="bac-title">
        <span>{name}</span>
        <span className="bac-points figures" aria-hidden="true">
          {count}
        </span>
      </h3>
      <div className="bac-cards">
        {cards
          ? cards.map((card, index) => (
              <span key={placeName(index)} className="bac-card">
                <PlayingCard
                  card={card}
                  {...(isDealt ? { order: dealtAt(side, index, others?.length ?? 2) * stepOrder } : {})}
                />
              </span>
            ))
          : empty.map((_, index) => <span key={placeName(index)} className="bac-card bac-place" />)}
      </div>
    </section>
  )
}

/** A card's own step is 70 ms: cards of this table come one after the other, a third of a second apart. */
const stepOrder = 5

function placeName(index: number): string {
  return `card ${index}`
}
