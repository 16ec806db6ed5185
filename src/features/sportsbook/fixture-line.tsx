import { useLingui } from '@lingui/react/macro'
import type { SportsMatch } from '../../../contract/sportsbook/sports.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Competition and kick-off of a real match. In a league of our own the matchday says both. */
export function FixtureLine({ match }: { match: SportsMatch }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (match.competition === '') return null
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const { postponed_until: until } = match
  return (
    <>
      <p className="flex gap-2 text-soft text-tiny">
        <span className="min-w-0 flex-1 truncate">{match.competition}</span>
        <span className="figures">{until ? t`Postponed` : moment(match.kicks_off_at)}</span>
      </p>
      {until ? (
        <p className="text-sun-text text-tiny">{t`Bets wait for its new date. Without one by ${moment(until)} it counts as 1.00.`}</p>
      ) : null}
    </>
  )
}
