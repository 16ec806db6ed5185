import './table-head.css'
import type { ReactNode } from 'react'
import { Dealer } from './dealer.tsx'

type TableHeadProps = Parameters<typeof Dealer>[0] & {
  clock: ReactNode
  /** How the last rounds ended. */
  board: ReactNode
}

/** Who runs the table, how long bets are taken, and how the last rounds ended. */
export function TableHead({ clock, board, ...dealer }: TableHeadProps) {
  return (
    <div className="table-head">
      <Dealer {...dealer} />
      <div className="table-head-side">
        {clock}
        {board}
      </div>
    </div>
  )
}
