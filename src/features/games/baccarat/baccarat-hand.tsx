import { useLingui } from '@lingui/react/macro'
import { PlayingCard } from '../cards/playing-card.tsx'

type BaccaratHandProps = {
  side: 'player' | 'banker'
  name: string
  /** Cards dealt so far; the places of the first two stay free for them. */
  cards: readonly number[]
  /** Shown once cards are dealt. */
  points: number | undefined
  hasWon: boolean
  /** After how many cards of the deal each comes in; without it they simply lie there. */
  orderOf: ((index: number) => number) | undefined
}

/** A hand with its points; its cards come in the order in which they left the shoe. */
export function BaccaratHand({ side, name, cards, points, hasWon, orderOf }: BaccaratHandProps) {
  const { t } = useLingui()
  const count = points ?? '–'
  return (
    <section
      className="bac-hand"
      data-side={side}
      data-won={hasWon || undefined}
      aria-label={points === undefined ? name : t`${name}: ${points} points`}
    >
      <h2 className="bac-title">
        <span>{name}</span>
        <span className="bac-points figures" aria-hidden="true">
          {count}
        </span>
      </h2>
      <div className="bac-cards">
        {Array.from({ length: Math.max(2, cards.length) }, (_, index) => {
          const card = cards[index]
          const name = placeName(index)
          if (card === undefined) return <span key={name} className="bac-card bac-place" />
          return (
            <span key={name} className="bac-card">
              <PlayingCard card={card} {...(orderOf ? { order: orderOf(index) } : {})} />
            </span>
          )
        })}
      </div>
    </section>
  )
}

function placeName(index: number): string {
  return `card ${index}`
}
