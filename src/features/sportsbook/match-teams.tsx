import type { SportsMatch } from '../../../contract/sportsbook/sports.ts'
import { TeamBadge } from './team-badge.tsx'

/** Who plays, with the score once there is one. */
export function MatchTeams({ match }: { match: SportsMatch }) {
  const line = (name: string, goals: number | undefined) => (
    <p className="flex items-center gap-2">
      <TeamBadge name={name} />
      <span className="min-w-0 flex-1 font-firm">{name}</span>
      {goals === undefined ? null : (
        <span key={goals} className="figures book-goal font-bold font-display text-lead">
          {goals}
        </span>
      )}
    </p>
  )
  return (
    <div className="grid gap-1">
      {line(match.home, match.score?.home)}
      {line(match.away, match.score?.away)}
    </div>
  )
}
