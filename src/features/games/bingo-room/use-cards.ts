import { useState } from 'react'
import { makeCard } from '../../../../games/bingo-room/bingo-card.ts'
import type { BingoHall } from '../../../../games/bingo-room/bingo-halls.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'

const below = (bound: number) => Math.floor(Math.random() * bound)
const makeCards = (hall: BingoHall, count: number) =>
  Array.from({ length: count }, () => makeCard(hall, below))

/**
 * The cards that are offered; others come when the server has taken these (`takenId` changes). Every card has the same chances, and
 * yet no update takes away those that the member asked for.
 */
export function useCards(hall: BingoHall, opening: number, takenId: string | undefined) {
  const [cards, setCards] = useState(() => makeCards(hall, opening))
  const [isOwn, setIsOwn] = useState(false)
  const [takenFor, setTakenFor] = useState(takenId)
  if (takenId !== undefined && takenId !== takenFor) {
    setTakenFor(takenId)
    setCards(makeCards(hall, cards.length))
    setIsOwn(false)
  }
  useBusyWhile(isOwn)
  return {
    cards,
    setCount: (count: number) => {
      setCards(known => [...known.slice(0, count), ...makeCards(hall, Math.max(0, count - known.length))])
      setIsOwn(true)
    },
    renew: () => {
      setCards(makeCards(hall, cards.length))
      setIsOwn(true)
    },
  }
}
