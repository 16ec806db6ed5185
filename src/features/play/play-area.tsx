import type { ReactNode } from 'react'
import type { Outcome } from './outcome-words.ts'
import { ResultLine } from './result-line.tsx'
import type { Table } from './use-table.ts'

type PlayAreaProps = {
  table: Table
  outcome: Outcome | undefined
  /** What to do, before the first round. */
  idle: string
  board: ReactNode
  controls: ReactNode
}

/** What every game has in the same places: the board, how the round ended, and the controls under the thumb. */
export function PlayArea({ table, outcome, idle, board, controls }: PlayAreaProps) {
  return (
    <div className="play-area">
      <div className="play-board">{board}</div>
      <div className="play-side">
        <ResultLine table={table} outcome={outcome} idle={idle} />
        {controls}
      </div>
    </div>
  )
}
