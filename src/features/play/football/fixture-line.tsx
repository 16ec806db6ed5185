import type { SportsMatch } from '../../../../contract/sports.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** Competition and kick-off of a real match. In a league of our own the matchday says both. */
export function FixtureLine({ match }: { match: SportsMatch }) {
  const language = useLanguage()
  if (match.competition === '') return null
  return (
    <p className="flex gap-2 text-soft text-tiny">
      <span className="min-w-0 flex-1 truncate">{match.competition}</span>
      <span className="figures">{formatDate(Date.parse(match.kicks_off_at), 'moment', language)}</span>
    </p>
  )
}
