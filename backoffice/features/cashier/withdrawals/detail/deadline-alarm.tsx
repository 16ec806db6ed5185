import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../../src/i18n/use-language.ts'
import { Alarm } from '../../../../parts/alarm.tsx'
import { formatSpan } from '../../../../parts/time/format-span.ts'
import { useDeadline } from './use-deadline.ts'

/** By when members are to have their money, and who is late: over every filter, for the licence counts all of them. */
export function DeadlineAlarm() {
  const { t } = useLingui()
  const language = useLanguage()
  const deadline = useDeadline()
  if (deadline === undefined) return null
  const { overdue, soon, latest_minutes, promised_minutes } = deadline
  const latest = formatSpan(latest_minutes * 60_000, language)
  const promised = formatSpan(promised_minutes * 60_000, language)
  const rule =
    latest_minutes === promised_minutes
      ? t`The licence gives ${latest} from the request to the money.`
      : t`Promised within ${promised}; the licence gives ${latest}.`
  const late = t`${plural(overdue, { one: '# withdrawal is past its deadline.', other: '# withdrawals are past their deadline.' })}`
  const near = t`${plural(soon, { one: '# has half an hour left or less.', other: '# have half an hour left or less.' })}`
  if (overdue === 0 && soon === 0) return <p className="text-faint text-small">{rule}</p>
  return (
    <Alarm isLate={overdue > 0}>
      <strong className="font-firm">{overdue > 0 ? late : near}</strong>{' '}
      {overdue > 0 && soon > 0 ? `${near} ` : ''}
      {rule}
    </Alarm>
  )
}
