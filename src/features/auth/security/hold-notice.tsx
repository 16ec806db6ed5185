import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'

/** Until when withdrawals rest, and that nothing else does. */
export function HoldNotice({ hold }: { hold: SecurityView['hold'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (hold === null) return null
  const until = formatDate(Date.parse(hold.until), 'moment', language)
  return (
    <p className="flex items-start gap-3 rounded-corner bg-sky-wash p-3 text-small">
      <Icon shape={clockIcon} size={20} className="flex-none text-sky-text" />
      {t`After your last change withdrawals rest until ${until}. Everything else works as always.`}
    </p>
  )
}

/** Said before the change, on each form that causes it. */
export function HoldWarning() {
  const { t } = useLingui()
  return (
    <p className="flex items-start gap-3 rounded-corner bg-sky-wash p-3 text-small">
      <Icon shape={clockIcon} size={20} className="flex-none text-sky-text" />
      {t`After a change withdrawals rest for 24 hours, so that nobody who took your phone gains by it.`}
    </p>
  )
}
