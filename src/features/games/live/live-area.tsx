import './live.css'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { type BoardItem, ResultBoard } from '../shared/result-board.tsx'
import { RoundNote } from '../shared/round-note.tsx'
import { TableClock } from '../shared/table-clock.tsx'
import { TableHead } from '../shared/table-head.tsx'
import type { LiveSeat } from './use-live-seat.ts'

type LiveAreaProps = {
  table: SharedTable
  isShowing: boolean
  seat: Pick<LiveSeat<unknown>, 'phase' | 'isOpen'>
  /** How a round ended, in words. */
  describe: (outcome: unknown) => string
  /** The same of an earlier round, on the board. */
  toItem: (id: string, outcome: unknown) => BoardItem | undefined
  /** How many cards were dealt of the round that is shown; nothing where none are. */
  dealt?: number
  /** Taller than a small phone: what is pressed stays in sight. */
  isTall?: boolean
  board: ReactNode
  controls: ReactNode
}

/** What every live table has in the same places: who deals, the clock, the last results, the table, and the chips. */
export function LiveArea({
  table,
  isShowing,
  seat,
  describe,
  toItem,
  dealt,
  isTall = false,
  board,
  controls,
}: LiveAreaProps) {
  const { t } = useLingui()
  const { phase, isOpen } = seat
  const { round, results } = table
  const isAway = phase === 'running' || isShowing
  // The newest result waits until it was shown.
  const shown = isShowing ? results.filter(({ number }) => number !== round?.number) : results
  const isDealing = isShowing && dealt !== undefined
  return (
    <div className={isTall ? 'play-area play-area-tall' : 'play-area'}>
      <div className="play-board">
        <div className="live">
          <TableHead
            pose={isOpen ? 'open' : phase === 'running' ? 'closed' : isDealing ? 'dealing' : 'idle'}
            beat={dealt ?? 0}
            clock={
              <TableClock table={table} phase={phase}>
                {isAway ? t`No more bets` : describe(round?.outcome)}
              </TableClock>
            }
            board={
              <ResultBoard
                items={shown.flatMap(({ number, outcome }) => toItem(String(number), outcome) ?? [])}
              />
            }
          />
          {board}
        </div>
      </div>
      <div className="play-side">
        <RoundNote
          table={table}
          phase={phase}
          isShowing={isShowing}
          invitation={t`Choose a chip and lay it on the table.`}
          describe={describe}
        />
        {controls}
      </div>
    </div>
  )
}
