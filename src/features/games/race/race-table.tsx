import './race.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createRaceGame } from '../../../../games/race/race-game.ts'
import { raceView } from '../../../../games/race/race-schemas.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { toneOf, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import type { PlayerProps } from '../../../common/play/player.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { useBet } from '../round/use-bet.ts'
import { useReveal } from '../round/use-reveal.ts'
import { PlayArea } from '../stage/play-area.tsx'
import { RaceBoard } from './race-board.tsx'
import { RaceControls } from './race-controls.tsx'
import { raceMs } from './race-course.ts'
import { RaceTrack } from './race-track.tsx'
import { useRaceChips } from './use-race-chips.ts'

/** All are in, and lie a moment as they came. */
const restMs = 900

export function RaceTable({ theme, table, recent }: PlayerProps & { theme: RaceTheme }) {
  const { t } = useLingui()
  const { phase, round } = table
  const wordsOf = useOutcomeWords()
  const chips = useRaceChips(theme)
  const [inHand, setInHand] = useState(theme.chips[1] ?? theme.minChip)
  const [wasSkipped, skip] = useReveal(table, raceMs + restMs)
  const bet = useBet(createRaceGame(theme), chips.body)
  const view = round && readView(raceView, round.view)
  const [sweptFor, setSweptFor] = useState(round?.id)
  // Only an answer takes the chips away: after a refusal they still lie as they were laid.
  if (phase === 'showing' && round && sweptFor !== round.id) {
    setSweptFor(round.id)
    chips.sweep()
  }
  const isFree = phase === 'ready'
  const isRunning = phase === 'sending' || phase === 'showing'
  const [first = '', second = ''] = view?.order.map(runner => theme.runners[runner]?.name ?? '') ?? []
  const outcome = round && view && isFree ? wordsOf(round, t`1º ${first}, 2º ${second}`) : undefined
  return (
    <PlayArea
      table={table}
      outcome={chips.isEmpty ? outcome : undefined}
      idle={chips.isEmpty ? t`Choose a chip and tap the odds you believe in.` : ''}
      board={
        <div className="race" onPointerDown={skip}>
          <div className="race-recent">
            <RecentStrip items={recentWinners(recent, theme)} />
          </div>
          {isRunning ? (
            <RaceTrack
              theme={theme}
              race={phase === 'showing' && round && view ? { id: round.id, order: view.order } : undefined}
              wasSkipped={wasSkipped}
            />
          ) : (
            <RaceBoard
              theme={theme}
              chips={chips}
              order={view?.order}
              disabled={!isFree}
              onLay={pick => chips.lay(pick, inHand)}
            />
          )}
        </div>
      }
      controls={
        <RaceControls
          theme={theme}
          chips={chips}
          inHand={inHand}
          onTake={setInHand}
          onRun={() => (isFree ? table.bet(chips.body, chips.total) : skip())}
          phase={phase}
          problem={bet.problem}
        />
      }
    />
  )
}

function recentWinners(recent: PlayerProps['recent'], theme: RaceTheme): RecentItem[] {
  return recent.flatMap(round => {
    const view = readView(raceView, round.view)
    const winner = theme.runners[view?.order[0] ?? -1]
    return winner ? [{ id: round.id, text: winner.name, tone: toneOf(round) }] : []
  })
}
