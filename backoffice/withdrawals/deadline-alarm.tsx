import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../src/ui/icon.tsx'
import { alertIcon, clockIcon } from '../../src/ui/icons/shell-icons.ts'
import { useDeadline } from './use-deadline.ts'

/** By when members are to have their money, and who is late: over every filter, for the licence counts all of them. */
export function DeadlineAlarm() {
  const { t } = useLingui()
  const deadline = useDeadline()
  if (deadline === undefined) return null
  const { overdue, soon, latest_minutes: latest, promised_minutes: promised } = deadline
  const rule =
    latest === promised
      ? t`The licence gives ${latest} minutes from the request to the money.`
      : t`Promised within ${promised} minutes; the licence gives ${latest}.`
  const late = t`${plural(overdue, { one: '# withdrawal is past its deadline.', other: '# withdrawals are past their deadline.' })}`
  const near = t`${plural(soon, { one: '# has half an hour left or less.', other: '# have half an hour left or less.' })}`
  if (overdue === 0 && soon === 0) return <p className="text-faint text-small">{rule}</p>
  const tone = overdue > 0 ? 'bg-scarlet-wash text-scarlet-text' : 'bg-sun-wash text-sun-text'
  return (
    <div
      role={overdue > 0 ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-corner px-4 py-3 text-small ${tone}`}
    >
      <Icon shape={overdue > 0 ? alertIcon : clockIcon} size={20} className="mt-0.5 flex-none" />
      <p>
        <strong className="font-firm">{overdue > 0 ? late : near}</strong>{' '}
        {overdue > 0 && soon > 0 ? `${near} ` : ''}
        {rule}
      </p>
    </div>
  )
}
