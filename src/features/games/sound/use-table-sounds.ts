import { useEffect, useRef } from 'react'
import { toneOf } from '../../../common/play/outcome-words.ts'
import type { TableState } from '../../../common/play/table-state.ts'
import { useGameSounds } from './use-game-sounds.ts'

type Received = Pick<TableState, 'phase' | 'round'>

/** What a table does is heard when it is seen: an answer that is shown ticks, a win above the stake sounds once it was shown. */
export function useTableSounds({ phase, round }: Received): void {
  const play = useGameSounds()
  const before = useRef(phase)
  useEffect(() => {
    const was = before.current
    before.current = phase
    if (was === phase) return
    if (phase === 'sending') return play(round?.state === 'open' ? 'tick' : 'bet')
    if (was === 'showing' && phase === 'ready' && round?.state === 'settled' && toneOf(round) === 'won')
      play('win')
  }, [phase, round, play])
}
