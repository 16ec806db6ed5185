import { useLingui } from '@lingui/react/macro'
import type { SportsBoard, SportsSlip } from '../../../../contract/sports.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { BookPhase } from './book-phase.tsx'
import { LiveMatch } from './live-match.tsx'
import { MatchCard } from './match-card.tsx'
import { OddsFormatChoice } from './odds-format-choice.tsx'
import type { OddsWriter } from './use-odds-format.ts'
import type { Slip } from './use-slip.ts'

type MatchesPanelProps = {
  board: SportsBoard | undefined
  phase: BookPhase | undefined
  slip: Slip
  slips: readonly SportsSlip[]
  odds: OddsWriter
  isLost: boolean
}

/** The matches of the day: to bet on, running, or just over. Below them the results before. */
export function MatchesPanel({ board, phase, slip, slips, odds, isLost }: MatchesPanelProps) {
  const { t } = useLingui()
  const matches = board?.matches ?? []
  const mine = new Set(
    slips.filter(({ state }) => state === 'open').flatMap(({ legs }) => legs.map(leg => leg.match)),
  )
  const earlier = (board?.results ?? []).filter(match => !matches.some(({ id }) => id === match.id))
  return (
    <div className="grid gap-4">
      {matches.length === 0 ? <WaitingMatches isLost={isLost} /> : null}
      <div className="book-matches">
        {matches.map(match =>
          match.state === 'open' ? (
            <MatchCard key={match.id} {...{ match, slip, odds }} isOpen={phase?.kind === 'open' && !isLost} />
          ) : (
            <LiveMatch
              key={match.id}
              match={match}
              minute={match.state === 'running' && phase?.kind === 'running' ? phase.minute : undefined}
              isMine={mine.has(match.id)}
            />
          ),
        )}
      </div>
      <OddsFormatChoice odds={odds} />
      {earlier.length > 0 ? (
        <section className="grid gap-2">
          <h2 className="text-body">{t`Last results`}</h2>
          <div className="book-matches">
            {earlier.map(match => (
              <LiveMatch key={match.id} match={match} minute={undefined} isMine={false} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}

function WaitingMatches({ isLost }: { isLost: boolean }) {
  const { t } = useLingui()
  if (isLost)
    return (
      <p className="py-8 text-center text-soft">{t`The matches are told when the connection is back.`}</p>
    )
  return (
    <div className="book-matches" role="status" aria-label={t`Loading`}>
      {[0, 1, 2, 3].map(key => (
        <Skeleton key={key} className="h-40 rounded-corner" />
      ))}
    </div>
  )
}
