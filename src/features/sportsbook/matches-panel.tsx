import { useLingui } from '@lingui/react/macro'
import type { SportsBoard, SportsSlip } from '../../../contract/sportsbook/sports.ts'
import { sportsIcon } from '../../ui/icons/game-icons.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { BookPhase } from './book-phase.tsx'
import { LiveMatch } from './live-match.tsx'
import { MatchCard } from './match-card.tsx'
import { OddsFormatChoice } from './odds-format-choice.tsx'
import type { Slip } from './slip/use-slip.ts'
import type { OddsWriter } from './use-odds-format.ts'

type MatchesPanelProps = {
  board: SportsBoard | undefined
  phase: BookPhase | undefined
  slip: Slip
  slips: readonly SportsSlip[]
  odds: OddsWriter
  isLost: boolean
  isLeague: boolean
  /** The server's clock. */
  now: number
}

/** The matches of the day: to bet on, running, or just over. Below them the results before. */
export function MatchesPanel(props: MatchesPanelProps) {
  const { t } = useLingui()
  const { board, phase, slip, slips, odds, isLost, isLeague, now } = props
  const matches = board?.matches ?? []
  const mine = new Set(
    slips.filter(({ state }) => state === 'open').flatMap(({ legs }) => legs.map(leg => leg.match)),
  )
  const earlier = (board?.results ?? []).filter(match => !matches.some(({ id }) => id === match.id))
  return (
    <div className="grid gap-4">
      {matches.length === 0 ? <NoMatches isLost={isLost} isEmpty={!isLeague && board !== undefined} /> : null}
      <div className="book-matches">
        {matches.map(match =>
          match.state === 'open' ? (
            <MatchCard
              key={match.id}
              {...{ match, slip, odds }}
              isOpen={now < Date.parse(match.kicks_off_at) && !match.postponed_until && !isLost}
            />
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

function NoMatches({ isLost, isEmpty }: { isLost: boolean; isEmpty: boolean }) {
  const { t } = useLingui()
  if (isEmpty)
    return (
      <EmptyState
        icon={sportsIcon}
        title={t`No matches right now`}
        text={t`The next ones appear here as soon as they have odds.`}
      />
    )
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
