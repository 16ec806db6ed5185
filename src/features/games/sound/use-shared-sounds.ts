import { useEffect, useRef } from 'react'
import { toneOf } from '../../../common/play/outcome-words.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { useGameSounds } from './use-game-sounds.ts'

type Received = Pick<SharedTable, 'round' | 'bets'>

/** At a table of many: a bet of the member's, the outcome, and what came back for all their bets of the round together. */
export function useSharedSounds({ round, bets }: Received, isShowing: boolean): void {
  const play = useGameSounds()
  const number = round?.number
  const mine = bets.filter(bet => bet.number === number && bet.state !== 'rolled_back')
  const placed = mine.length
  const isSettled = placed > 0 && mine.every(bet => bet.state === 'settled')
  const stake = mine.reduce((sum, bet) => sum + bet.stake, 0n)
  const payout = mine.reduce((sum, bet) => sum + bet.payout, 0n)
  const hasWon = isSettled && !isShowing && toneOf({ stake, payout }) === 'won'
  const hasEnded = round?.phase === 'ended'
  const before = useRef({ number, placed, hasWon, hasEnded })
  useEffect(() => {
    const was = before.current
    before.current = { number, placed, hasWon, hasEnded }
    // Who comes to a round hears nothing of what was before.
    if (was.number !== number) return
    if (placed > was.placed) play('bet')
    if (hasEnded && !was.hasEnded && placed > 0) play('tick')
    if (hasWon && !was.hasWon) play('win')
  }, [number, placed, hasWon, hasEnded, play])
}
