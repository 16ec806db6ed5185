import { BALLS } from '../../../../games/video-bingo/bingo-odds.ts'
import type { BingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { useReveal } from '../round/use-reveal.ts'

/** From one ball to the next. */
const ballMs = 75
const extraMs = 420
const endMs = 250

/** How the balls come in: one by one at the start of a round; one that was bought, alone. A tap shows them all. */
export function useBallShow(table: Table, view: BingoView | undefined) {
  const { round, phase } = table
  const isFirst = round?.steps === 0
  const laterMs = round?.state === 'open' ? extraMs : endMs
  const [wasSkipped, skip] = useReveal(table, isFirst ? ballMs * BALLS + 300 : laterMs)
  const isMoving = phase === 'showing' && !(isFirst && wasSkipped)
  const last = (view?.balls.length ?? 0) - 1
  const delayOf = (place: number): string | undefined => {
    if (isFirst) return `${place * ballMs}ms`
    return place === last ? '0ms' : undefined
  }
  return { skip, isFirst, isMoving, delayOf }
}
