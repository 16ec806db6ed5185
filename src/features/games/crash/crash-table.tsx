import './crash.css'
import { crashOutcome } from '../../../../games/crash/crash-schemas.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { readView } from '../round/read-view.ts'
import { type RecentItem, RecentStrip } from '../round/recent-strip.tsx'
import { SharedNote } from '../shared/shared-note.tsx'
import { useTablePhase } from '../shared/use-table-phase.ts'
import { pointText } from '../words/point-text.ts'
import { CrashBetPlace } from './crash-bet-place.tsx'
import { CrashChart, type CrashedRound } from './crash-chart.tsx'
import { CrashSky } from './crash-sky.tsx'
import { toneOfPoint } from './point-tone.ts'
import { useLinePromise } from './use-line-promise.ts'
import { useRoundWords } from './use-round-words.ts'

const places = [0, 1]

export function CrashTable({ theme, table }: { theme: CrashTheme; table: SharedTable }) {
  const phase = useTablePhase(table)
  const words = useRoundWords(table, phase)
  const promise = useLinePromise(table.bets)
  const crashed = crashedRounds(table)
  return (
    <div className="play-area">
      <div className="play-board crash-board">
        <div className="grid gap-1">
          <RecentStrip items={crashed.map(recentPoint)} />
          <CrashChart rounds={crashed} />
        </div>
        <CrashSky theme={theme} table={table} phase={phase} />
      </div>
      <div className="play-side">
        <SharedNote table={table} promise={promise}>
          {words}
        </SharedNote>
        <div className="crash-places">
          {places.map(slot => (
            <CrashBetPlace key={slot} slot={slot} theme={theme} table={table} phase={phase} />
          ))}
        </div>
      </div>
    </div>
  )
}

function crashedRounds({ results }: SharedTable): CrashedRound[] {
  return results.flatMap(({ number, outcome }) => {
    const crash = readView(crashOutcome, outcome)?.crash
    return crash === undefined ? [] : [{ number, crash }]
  })
}

const recentPoint = ({ number, crash }: CrashedRound): RecentItem => ({
  ...{ id: String(number), text: pointText(crash), tone: 'back' },
  className: `crash-${toneOfPoint(crash)}`,
})
