import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

const hourMs = 3_600_000

/** Until when, and how long that is: "until 04/12/2026, 15:00 · 14 days left". */
export function useTimeLeft(now: number): (expiresAt: string) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return expiresAt => {
    const at = Date.parse(expiresAt)
    const until = formatDate(at, 'moment', language)
    const hours = Math.max(0, Math.ceil((at - now) / hourMs))
    const days = Math.floor(hours / 24)
    const left =
      hours > 48
        ? t`${plural(days, { one: '# day left', other: '# days left' })}`
        : t`${plural(hours, { one: '# hour left', other: '# hours left' })}`
    return t`Until ${until} · ${left}`
  }
}
