import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { HiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import { useCardWords } from '../cards/card-words.ts'
import { PlayingCard } from '../cards/playing-card.tsx'

const marks = { higher: '▲', lower: '▼', skip: '»' }

/** The cards before this one, and what was guessed from each. The newest is in sight. */
export function HiLoTrail({ view }: { view: HiLoView | undefined }) {
  const { t } = useLingui()
  const words = useCardWords()
  const row = useRef<HTMLOListElement>(null)
  const moves = view?.moves ?? []
  const count = moves.length
  // A card of a round keeps its place, and may come again.
  const rows = moves.map((move, place) => ({ place, move, card: view?.cards[place] ?? 0 }))
  useEffect(() => {
    const list = row.current
    if (list) list.scrollTo?.({ left: count === 0 ? 0 : list.scrollWidth })
  }, [count])
  const shown = { higher: t`Higher`, lower: t`Lower`, skip: t`exchanged` }
  return (
    <ol ref={row} className="hi-lo-trail" aria-label={t`Cards so far`}>
      {rows.map(({ place, card, move }) => {
        return (
          <li key={place} aria-label={`${words(card)}: ${shown[move]}`}>
            <PlayingCard card={card} isNamed />
            <span aria-hidden="true" className="hi-lo-mark" data-move={move}>
              {marks[move]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
