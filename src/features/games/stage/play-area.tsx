import type { ReactNode } from 'react'
import type { Outcome } from '../../../common/play/outcome-words.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { ResultLine } from './result-line.tsx'

type PlayAreaProps = {
  table: Table
  outcome: Outcome | undefined
  /** What to do, before the first round. */
  idle: string
  board: ReactNode
  controls: ReactNode
  /** The board is taller than a small phone: what is pressed stays in sight. */
  isTall?: boolean
}

/** What every game has in the same places: the board, how the round ended, and the controls under the thumb. */
export function PlayArea({ table, outcome, idle, board, controls, isTall = false }: PlayAreaProps) {
  // The phase is for observers that do not read words: the benchmark that counts frames.
  return (
    <div className={isTall ? 'play-area play-area-tall' : 'play-area'} data-phase={table.phase}>
      <div className="play-board">{board}</div>
      <div className="play-side">
        <ResultLine table={table} outcome={outcome} idle={idle} />
        {controls}
      </div>
    </div>
  )
}
