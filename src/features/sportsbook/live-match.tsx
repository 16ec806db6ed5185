import { useLingui } from '@lingui/react/macro'
import type { SportsMatch } from '../../../contract/sportsbook/sports.ts'
import { FixtureLine } from './fixture-line.tsx'
import { MatchTeams } from './match-teams.tsx'

type LiveMatchProps = {
  match: SportsMatch
  /** Of a match that runs. */
  minute: number | undefined
  /** A selection on it is on an open slip of the member. */
  isMine: boolean
}

/** A match that runs or is over: its score and who scored when. */
export function LiveMatch({ match, minute, isMine }: LiveMatchProps) {
  const { t } = useLingui()
  const side = (which: 'home' | 'away') =>
    match.goals
      .filter(goal => goal.side === which)
      .map(goal => `${goal.minute}'`)
      .join(' ')
  const [home, away] = [side('home'), side('away')]
  const words = { open: '', running: t`Being played`, finished: t`Full time`, void: t`Not played` }
  return (
    <article className="book-card" aria-label={`${match.home} – ${match.away}`}>
      <FixtureLine match={match} />
      <MatchTeams match={match} />
      <p className="figures flex min-h-5 items-center gap-2 text-soft text-tiny">
        <span className={minute === undefined ? '' : 'font-bold text-scarlet-text'}>
          {minute === undefined ? words[match.state] : `${minute}'`}
        </span>
        <span className="min-w-0 flex-1">
          {home === '' ? '' : `${match.home} ${home}`}
          {home !== '' && away !== '' ? ' · ' : ''}
          {away === '' ? '' : `${match.away} ${away}`}
        </span>
        {isMine ? <span className="book-mine">{t`on your slip`}</span> : null}
      </p>
    </article>
  )
}
