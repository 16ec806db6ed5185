import { useState } from 'react'
import { makeCard } from '../../../../games/bingo-room/bingo-card.ts'
import type { BingoHall } from '../../../../games/bingo-room/bingo-halls.ts'

const below = (bound: number) => Math.floor(Math.random() * bound)
const makeCards = (hall: BingoHall, count: number) =>
  Array.from({ length: count }, () => makeCard(hall, below))

/** The cards that are offered; others come when the house has taken these (`takenId` changes). Every card has the same chances. */
export function useCards(hall: BingoHall, opening: number, takenId: string | undefined) {
  const [cards, setCards] = useState(() => makeCards(hall, opening))
  const [takenFor, setTakenFor] = useState(takenId)
  if (takenId !== undefined && takenId !== takenFor) {
    setTakenFor(takenId)
    setCards(makeCards(hall, cards.length))
  }
  return {
    cards,
    setCount: (count: number) =>
      setCards(known => [...known.slice(0, count), ...makeCards(hall, Math.max(0, count - known.length))]),
    renew: () => setCards(makeCards(hall, cards.length)),
  }
}
