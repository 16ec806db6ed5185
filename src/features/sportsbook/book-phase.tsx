import { useLingui } from '@lingui/react/macro'
import type { SportsBoard } from '../../../contract/sportsbook/sports.ts'
import { minuteAt } from '../../../games/football/play-matchday.ts'
import { clockText } from '../../ui/text/countdown.tsx'

type Matchday = NonNullable<SportsBoard['matchday']>

export type BookPhase =
  | { readonly kind: 'open'; readonly leftMs: number }
  | { readonly kind: 'running'; readonly minute: number }
  | { readonly kind: 'over'; readonly leftMs: number }

/** Where a matchday stands at that moment of the server's clock: no news is needed for it. */
export function phaseOf(matchday: Matchday, serverNow: number): BookPhase {
  const kickOff = Date.parse(matchday.kicks_off_at)
  const end = Date.parse(matchday.ends_at)
  if (serverNow < kickOff) return { kind: 'open', leftMs: kickOff - serverNow }
  if (serverNow < end) return { kind: 'running', minute: minuteAt(serverNow - kickOff, end - kickOff) }
  return { kind: 'over', leftMs: Math.max(0, Date.parse(matchday.next_at) - serverNow) }
}

type BookPhaseLineProps = { matchday: Matchday | null | undefined; phase: BookPhase | undefined }

/** Season and matchday, and what the clock says of it. */
export function BookPhaseLine({ matchday, phase }: BookPhaseLineProps) {
  const { t } = useLingui()
  if (!matchday || !phase) return <p className="book-phase text-soft">{t`The league is waking up…`}</p>
  const { season, day, days } = matchday
  const clock = phase.kind === 'running' ? `${phase.minute}'` : clockText(phase.leftMs)
  const words = { open: t`Kick-off in`, running: t`Running`, over: t`Full time. Next matchday in` }
  return (
    <div className="book-phase" data-phase={phase.kind}>
      <p className="flex-auto text-soft text-tiny">
        {t`Season ${season}`} · {t`Matchday ${day} of ${days}`}
      </p>
      <p className="text-end text-small" role="timer">
        {words[phase.kind]}{' '}
        <span
          className={`figures font-bold font-display text-body ${phase.kind === 'running' ? 'text-scarlet-text' : ''}`}
        >
          {clock}
        </span>
      </p>
    </div>
  )
}
