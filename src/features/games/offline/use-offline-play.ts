import { useEffect, useState } from 'react'
import { isEngineId, loadGame } from '../../../../games/engines.ts'
import { useApp } from '../../../app/app-context.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { inBackground } from '../../../sync/in-background.ts'
import { createOfflinePlay, type OfflinePlay } from './offline-play.ts'

export type Seat = Awaited<ReturnType<OfflinePlay['sit']>>
export type FoundPlay =
  | { status: 'opening' }
  | { status: 'open'; play: OfflinePlay; seat: Seat }
  /** The rules of this game are not on this device, or the browser lets it keep nothing. */
  | { status: 'missing' }

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** What draws and settles on this device, and the round that waits there. */
export function useOfflinePlay(game: GameRow, memberId: string): FoundPlay {
  const { notes, now, newKey } = useApp()
  const [found, setFound] = useState<FoundPlay>({ status: 'opening' })
  const { id, engine, theme, min_bet: minBet, max_bet: maxBet, max_win: maxWin } = game
  useEffect(() => {
    let isCurrent = true
    const open = async (): Promise<FoundPlay> => {
      if (engine === null || theme === null || !isEngineId(engine)) return { status: 'missing' }
      const [rules, purse] = await Promise.all([loadGame(engine, theme), notes.purse(memberId)])
      if (rules === undefined) return { status: 'missing' }
      const limits = { minBet, maxBet, ...(maxWin !== undefined && { maxWin }) }
      const play = createOfflinePlay({ purse, game: rules, limits, random, newId: newKey, now })
      return { status: 'open', play, seat: await play.sit() }
    }
    const show = (next: FoundPlay) => {
      if (isCurrent) setFound(next)
      if (isCurrent && next.status === 'open') inBackground(notes.notePlayed(memberId, id))
    }
    open().then(show, () => show({ status: 'missing' }))
    return () => {
      isCurrent = false
    }
  }, [notes, now, newKey, memberId, id, engine, theme, minBet, maxBet, maxWin])
  return found
}
