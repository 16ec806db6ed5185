import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SportsBoard } from '../../../contract/sportsbook/sports.ts'
import { useApp } from '../../app/app-context.ts'
import type { PlayMode } from '../../common/play/play-mode.ts'
import { useNewestQuestion } from '../../common/use-newest-question.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { connection } from '../../state/connection.ts'
import { partOf } from './sports-resources.ts'

export interface BoardView {
  /** As the server last reported it; undefined before the first report. */
  readonly board: (SportsBoard & { readonly heardAt: number }) | undefined
  /** The server's clock now. */
  readonly serverNow: () => number
  /** The last question had no answer: what is shown is what the device knows. */
  readonly isLost: boolean
}

/** How often the board is asked while its matches run, before them, and when nothing is known. */
const liveMs = 3_000
const calmMs = 15_000
const soonMs = 1_500
/** After a kick-off, an end, an opening: news is there a moment later. */
const afterMs = 500
const leastMs = 800

/** The board of a book, asked as often as its phase wants and kept on the device. */
export function useBoard(gameId: string, mode: PlayMode, memberId: string): BoardView {
  const { db, sync, now } = useApp()
  const { quality } = useSnapshot(connection)
  const part = partOf(gameId, mode)
  const [asked, setAsked] = useState({ count: 0, isLost: false })
  const board = useLiveQuery(
    async () => readAnswer(db, 'sports-board', { memberId, part }),
    [db, memberId, part],
  )
  const question = useNewestQuestion()
  const ask = useCallback(async () => {
    const signal = question()
    const { kind } = await sync.pull('sports-board', { part, force: true, signal })
    if (signal.aborted) return
    setAsked(known => ({ count: known.count + 1, isLost: kind !== 'applied' && kind !== 'unchanged' }))
  }, [sync, part, question])
  const offset = board === undefined ? 0 : Date.parse(board.now) - board.heardAt
  const serverNow = useCallback(() => now() + offset, [now, offset])
  useEffect(() => void ask(), [ask])
  const isOffline = quality === 'offline'
  useEffect(() => {
    if (asked.count === 0) return
    const waitMs = asked.isLost ? calmMs / 3 : nextAskMs(board, serverNow())
    const timer = setTimeout(() => void ask(), waitMs)
    return () => clearTimeout(timer)
  }, [asked, board, ask, serverNow])
  useEffect(() => {
    if (!isOffline) void ask()
  }, [isOffline, ask])
  return { board, serverNow, isLost: isOffline || asked.isLost }
}

/** How long what is known stays enough. */
export function nextAskMs(
  board: Pick<SportsBoard, 'matchday' | 'matches' | 'table'> | undefined,
  serverNow: number,
): number {
  const matchday = board?.matchday
  const until = (instant: string) => Date.parse(instant) + afterMs - serverNow
  // A league always has its table: these are matches of the real world.
  if (board?.table.length === 0) {
    const waits = board.matches.map(match => until(match.kicks_off_at)).filter(wait => wait > 0)
    return Math.max(leastMs, Math.min(calmMs, ...waits))
  }
  if (matchday === null || matchday === undefined) return soonMs
  if (serverNow < Date.parse(matchday.kicks_off_at))
    return Math.max(leastMs, Math.min(calmMs, until(matchday.kicks_off_at)))
  if (serverNow < Date.parse(matchday.ends_at))
    return Math.max(leastMs, Math.min(liveMs, until(matchday.ends_at)))
  return Math.max(leastMs, Math.min(liveMs, until(matchday.next_at)))
}
