import { useEffect, useState } from 'react'
import { isEngineId, loadGame } from '../../../../games/engines.ts'
import { useApp } from '../../../app/app-context.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { inBackground } from '../../../sync/in-background.ts'
import { createOfflineHouse, type OfflineHouse } from './offline-play.ts'

export type Seat = Awaited<ReturnType<OfflineHouse['sit']>>
export type FoundHouse =
  | { status: 'opening' }
  | { status: 'open'; house: OfflineHouse; seat: Seat }
  /** The rules of this game are not on this device, or the browser lets it keep nothing. */
  | { status: 'missing' }

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** What draws and settles on this device, and the round that waits there. */
export function useOfflineHouse(game: GameRow, memberId: string): FoundHouse {
  const { notes, now, newKey } = useApp()
  const [found, setFound] = useState<FoundHouse>({ status: 'opening' })
  const { id, engine, theme, min_bet: minBet, max_bet: maxBet, max_win: maxWin } = game
  useEffect(() => {
    let isCurrent = true
    const open = async (): Promise<FoundHouse> => {
      if (engine === null || theme === null || !isEngineId(engine)) return { status: 'missing' }
      const [rules, purse] = await Promise.all([loadGame(engine, theme), notes.purse(memberId)])
      if (rules === undefined) return { status: 'missing' }
      const limits = { minBet, maxBet, ...(maxWin !== undefined && { maxWin }) }
      const house = createOfflineHouse({ purse, game: rules, limits, random, newId: newKey, now })
      return { status: 'open', house, seat: await house.sit() }
    }
    const show = (next: FoundHouse) => {
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
