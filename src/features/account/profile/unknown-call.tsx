import { useLingui } from '@lingui/react/macro'
import type { OpenCallRow } from '../../../db/queue-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { UnsentCard } from './unsent-card.tsx'
import { useOutcomeWords } from './use-outcome-words.ts'

/** A money call without an answer: only the server can say what became of it, and it will be asked. */
export function UnknownCall({ call }: { call: OpenCallRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { name } = useOutcomeWords()
  return (
    <UnsentCard
      title={name(call)}
      tone="sky"
      state={t`No answer yet`}
      time={formatDate(call.sentAt, 'moment', language)}
    >
      <p className="text-small text-soft">
        {t`It may have arrived or not. As soon as the network is back we find out and tell you; it is never done twice.`}
      </p>
    </UnsentCard>
  )
}
