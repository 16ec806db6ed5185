import { useLingui } from '@lingui/react/macro'
import type { OpenCallRow } from '../../db/queue-rows.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { useChangeWords } from './use-change-words.ts'

/** A money call without an answer: only the house can say what became of it, and it will be asked. */
export function UnknownCall({ call }: { call: OpenCallRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = useChangeWords()(call.call)
  const amount = call.amount === null ? '' : formatMoney(call.amount)
  const time = formatDate(call.sentAt, 'moment', language)
  return (
    <li className="grid gap-1 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center justify-between gap-2">
        <p className="figures min-w-0 font-firm">{`${name} ${amount}`.trim()}</p>
        <Badge tone="sky">{t`No answer yet`}</Badge>
      </div>
      <p className="figures text-faint text-small">{time}</p>
      <p className="text-small text-soft">
        {t`It may have arrived or not. As soon as the network is back we find out and tell you; it is never done twice.`}
      </p>
    </li>
  )
}
