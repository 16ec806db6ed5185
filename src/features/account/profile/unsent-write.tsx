import { useLingui } from '@lingui/react/macro'
import { ParkedDecision } from '../../../common/parked-decision.tsx'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { UnsentCard } from './unsent-card.tsx'
import { useChangeWords } from './use-change-words.ts'

/** A change in the queue: it waits for the network, or, refused, for the member's decision. */
export function UnsentWrite({ write }: { write: QueuedWriteRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = useChangeWords()(write.kind)
  const isParked = write.state === 'parked'
  const isQuestion = write.lastRefusal?.kind === 'confirm-again'
  const state = isParked ? (isQuestion ? t`Please confirm` : t`Refused`) : t`Waiting`
  return (
    <UnsentCard
      title={write.label ? `${name}: ${write.label}` : name}
      tone={isParked ? (isQuestion ? 'sun' : 'scarlet') : 'sky'}
      state={state}
      time={formatDate(write.createdAt, 'moment', language)}
    >
      {isParked ? (
        <ParkedDecision parked={{ seq: write.seq, reason: write.lastRefusal }} />
      ) : (
        <p className="text-small text-soft">
          {write.lastFailure === 'server'
            ? t`Kept on this device. We could not take it just now; it is sent again by itself.`
            : t`Kept on this device. It is sent by itself when you are online.`}
        </p>
      )}
    </UnsentCard>
  )
}
