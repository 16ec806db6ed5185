import './crash.css'
import { useLingui } from '@lingui/react/macro'
import { crashOutcome } from '../../../../games/crash/crash-schemas.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import { readView } from '../read-view.ts'
import { type RecentItem, RecentStrip } from '../recent-strip.tsx'
import { SharedNote } from '../shared/shared-note.tsx'
import type { SharedTable } from '../shared/use-shared-table.ts'
import { useTablePhase } from '../shared/use-table-phase.ts'
import { CrashBetPlace } from './crash-bet-place.tsx'
import { CrashSky } from './crash-sky.tsx'
import { pointText } from './point-text.ts'
import { useRoundWords } from './use-round-words.ts'

const places = [0, 1]

export function CrashTable({ theme, table }: { theme: CrashTheme; table: SharedTable }) {
  const { t } = useLingui()
  const phase = useTablePhase(table)
  const words = useRoundWords(table, phase)
  const isIn = table.bets.some(bet => bet.state === 'open')
  return (
    <div className="play-area">
      <div className="play-board crash-board">
        <RecentStrip items={recentPoints(table)} />
        <CrashSky theme={theme} table={table} phase={phase} />
      </div>
      <div className="play-side">
        <SharedNote
          table={table}
          promise={
            isIn
              ? t`No connection. Your automatic cash-out stands: the server pays it if it is reached.`
              : t`No connection. The round goes on without you; nothing of yours is at stake.`
          }
        >
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

/** High points stand out; none of them says anything about the next. */
function recentPoints({ results }: SharedTable): RecentItem[] {
  return results.flatMap(({ number, outcome }) => {
    const crash = readView(crashOutcome, outcome)?.crash
    if (crash === undefined) return []
    const className = crash >= 1_000 ? 'crash-high' : crash >= 200 ? 'crash-mid' : 'crash-low'
    return [{ id: String(number), text: pointText(crash), tone: 'back', className }]
  })
}
