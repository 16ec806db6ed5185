import './keno.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import { createKenoGame } from '../../../../games/keno/keno-game.ts'
import { DRAWN } from '../../../../games/keno/keno-odds.ts'
import { kenoView } from '../../../../games/keno/keno-schemas.ts'
import type { KenoTheme } from '../../../../games/keno/keno-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { RoundBetBar } from '../round/round-bet-bar.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { TicketButtons } from '../stage/ticket-buttons.tsx'
import { KenoBoard } from './keno-board.tsx'
import { KenoLadder } from './keno-ladder.tsx'
import { useRiskOptions } from './risk-words.ts'
import { useTicket } from './use-ticket.ts'

/** From one ball to the next, and a moment after the last one. */
const ballMs = 170
const lastsMs = ballMs * DRAWN + 350

export function KenoTable({ theme, table, recent }: PlayerProps & { theme: KenoTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const [stake, setStake] = useState(() => readCentavos(theme.opening.stake))
  const ticket = useTicket(theme)
  const { picks, risk } = ticket
  const [wasSkipped, skip] = useReveal(table, lastsMs)
  const wordsOf = useOutcomeWords()
  const bet = useBet(createKenoGame(theme), { stake: formatCentavos(stake), risk, picks })
  const read = round && readView(kenoView, round.view)
  // Another ticket is another round's: the balls of the last one say nothing about it.
  const view = read && read.risk === risk && String(read.picks) === String(picks) ? read : undefined
  const isFree = phase === 'ready'
  const isEmpty = picks.length === 0
  const outcome = isFree && round && view ? wordsOf(round, hitsText(t`Hits`, view)) : undefined
  return (
    <PlayArea
      table={table}
      outcome={outcome}
      idle={isEmpty ? t`Pick 1 to 10 numbers` : t`Pick your numbers, set your stake and let the balls come.`}
      board={
        <div className="keno" onPointerDown={skip}>
          <RecentStrip items={recentHits(recent)} />
          <KenoLadder risk={risk} picks={picks.length} hits={isFree ? view?.hits : undefined} />
          <KenoBoard
            picks={picks}
            view={view}
            phase={phase}
            ballMs={wasSkipped || prefersStill() ? 0 : ballMs}
            onToggle={ticket.toggle}
          />
          <fieldset className="flex items-center gap-1" disabled={!isFree}>
            <legend className="sr-only">{t`Your ticket`}</legend>
            <div className="min-w-0 flex-1">
              <Segmented label={t`Risk`} options={useRiskOptions()} value={risk} onChange={ticket.setRisk} />
            </div>
            <TicketButtons ticket={ticket} isEmpty={isEmpty} />
          </fieldset>
        </div>
      }
      controls={
        <RoundBetBar
          table={table}
          bet={bet}
          range={{ ...theme.limits, step: 1n }}
          stake={stake}
          onStake={setStake}
          onSkip={skip}
          problem={isEmpty ? undefined : bet.problem}
        >
          {phase === 'showing' ? t`Skip` : t`Draw for ${formatMoney(stake)}`}
        </RoundBetBar>
      }
    />
  )
}

function hitsText(hits: string, view: { hits: number; picks: readonly number[] }): string {
  return `${hits}: ${view.hits} / ${view.picks.length}`
}

function recentHits(recent: PlayerProps['recent']): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(kenoView, round.view)
    return view ? [{ id: round.id, text: `${view.hits}/${view.picks.length}`, tone: toneOf(round) }] : []
  })
}
