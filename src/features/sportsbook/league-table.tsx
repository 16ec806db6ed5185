import { useLingui } from '@lingui/react/macro'
import type { SportsBoard } from '../../../contract/sportsbook/sports.ts'
import { TeamBadge } from './team-badge.tsx'

/** The season's table. */
export function LeagueTable({ rows }: { rows: SportsBoard['table'] }) {
  const { t } = useLingui()
  return (
    <table className="book-table">
      <caption className="sr-only">{t`Table of the season`}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-start">
            {t`Club`}
          </th>
          <th scope="col" title={t`Matches played`}>{t`P`}</th>
          <th scope="col" title={t`Goals scored and conceded`}>{t`Goals`}</th>
          <th scope="col" title={t`Points`}>{t`Pts`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.team}>
            <th scope="row">
              <span className="flex min-w-0 items-center gap-2">
                <span className="figures w-5 flex-none text-end text-faint">{index + 1}</span>
                <TeamBadge name={row.team} />
                <span className="min-w-0 font-firm">{row.team}</span>
              </span>
            </th>
            <td className="figures">{row.played}</td>
            <td className="figures">
              {row.scored}:{row.conceded}
            </td>
            <td className="figures font-bold">{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
