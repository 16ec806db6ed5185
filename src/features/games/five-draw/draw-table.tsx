import './five-draw.css'
import { useLingui } from '@lingui/react/macro'
import { DRAWN } from '../../../../games/five-draw/five-draw-odds.ts'
import type { DrawTheme } from '../../../../games/five-draw/five-draw-themes.ts'
import type { SharedPlayerProps } from '../../../common/play/player.ts'
import { betsOf } from '../shared/own-bets.ts'
import { RoundNote } from '../shared/round-note.tsx'
import { TableClock } from '../shared/table-clock.tsx'
import { TableHead } from '../shared/table-head.tsx'
import { useDrawn } from '../shared/use-showing.ts'
import { useTablePhase } from '../shared/use-table-phase.ts'
import { TicketButtons } from '../stage/ticket-buttons.tsx'
import { BallRow } from './ball-row.tsx'
import { DrawControls } from './draw-controls.tsx'
import { DrawGrid } from './draw-grid.tsx'
import { DrawTickets } from './draw-tickets.tsx'
import { ballMs } from './draw-times.ts'
import { PastDraws } from './past-draws.tsx'
import { readDrawn } from './read-drawn.ts'
import { usePicks } from './use-picks.ts'

/** A draw each few minutes: tickets for the next one, the balls of this one. */
export function DrawTable({ theme, table, isShowing }: SharedPlayerProps & { theme: DrawTheme }) {
  const { t } = useLingui()
  const phase = useTablePhase(table)
  const { round, results } = table
  const mine = betsOf(table, round?.number)
  const ticket = usePicks(theme.opening.picks, mine.at(-1)?.id)
  const seen = useDrawn(table, ballMs, DRAWN)
  const drawn = phase === 'ended' ? readDrawn(round?.outcome).slice(0, seen) : []
  const isAway = phase === 'running' || isShowing
  return (
    <div className="play-area play-area-tall play-area-draw">
      <div className="play-board">
        <div className="five-draw" data-away={phase !== 'betting' || undefined}>
          <TableHead
            pose={
              phase === 'betting' ? 'open' : phase === 'running' ? 'closed' : isShowing ? 'dealing' : 'idle'
            }
            beat={seen}
            clock={
              <TableClock table={table} phase={phase} warnAt={20}>
                {isAway ? t`The balls are drawn` : t`Drawn`}
              </TableClock>
            }
            board={
              phase === 'betting' ? (
                <PastDraws results={results} />
              ) : (
                <BallRow balls={drawn} places={DRAWN} size="large" />
              )
            }
          />
          <DrawGrid picks={ticket.picks} isFull={ticket.isFull} drawn={drawn} onToggle={ticket.toggle} />
          <div className="flex items-center gap-2">
            <p className="figures min-w-0 flex-1 text-small text-soft">
              {t`Your ticket`}: {ticket.picks.length === 0 ? '–' : ticket.picks.join(' ')}
            </p>
            <TicketButtons ticket={ticket} isEmpty={ticket.picks.length === 0} />
          </div>
          <DrawTickets bets={mine} drawn={drawn} isShown={phase === 'ended' && !isShowing} />
        </div>
      </div>
      <div className="play-side">
        <RoundNote
          table={table}
          phase={phase}
          isShowing={isShowing}
          invitation={t`Pick five numbers for the next draw.`}
          describe={outcome => readDrawn(outcome).join(' ')}
        />
        <DrawControls theme={theme} table={table} phase={phase} mine={mine} picks={ticket.picks} />
      </div>
    </div>
  )
}
