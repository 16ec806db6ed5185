import type { DepositEvent } from '../../../../contract/cashier/deposit-admin.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Timeline } from '../../../../src/ui/lists/timeline.tsx'
import { useEventWords } from './deposit-words.ts'

/** What happened to a deposit, with what the provider and persons said. */
export function DepositEvents({ events }: { events: readonly DepositEvent[] }) {
  const wordsOf = useEventWords()
  const language = useLanguage()
  const steps = events.map((event, at) => {
    const { title, detail, isBad } = wordsOf(event)
    const when = formatDate(Date.parse(event.at), 'moment', language)
    return {
      id: `${at}`,
      title,
      detail: detail === '' ? when : `${when} · ${detail}`,
      state: isBad ? ('failed' as const) : ('done' as const),
    }
  })
  return (
    <div className="break-all">
      <Timeline steps={steps} />
    </div>
  )
}
