import { useLingui } from '@lingui/react/macro'
import { useApp } from '../../app-context.ts'
import type { QueuedWriteRow } from '../../db/queue-rows.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { refreshIcon } from '../../ui/icons/shell-icons.ts'
import { useParkWords } from '../../use-park-words.ts'
import { useChangeWords } from './use-change-words.ts'

/** A change in the queue: it waits by itself, or, refused, for the member's word. */
export function UnsentWrite({ write }: { write: QueuedWriteRow }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const parkWords = useParkWords()
  const name = useChangeWords()(write.kind)
  const isParked = write.state === 'parked'
  const time = formatDate(write.createdAt, 'moment', language)
  return (
    <li className="grid gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center justify-between gap-2">
        <p className="figures min-w-0 font-firm">{write.label ? `${name}: ${write.label}` : name}</p>
        <Badge tone={isParked ? 'scarlet' : 'sky'}>{isParked ? t`Refused` : t`Waiting`}</Badge>
      </div>
      <p className="figures text-faint text-small">{time}</p>
      {isParked ? (
        <>
          <p className="text-small">{parkWords(write.lastRefusal)}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={refreshIcon}
              onClick={() => void sync.tryAgain(write.seq)}
            >{t`Try again`}</Button>
            <Button
              size="small"
              tone="danger"
              onClick={() => void sync.discard(write.seq)}
            >{t`Discard`}</Button>
          </div>
        </>
      ) : (
        <p className="text-small text-soft">{t`Kept on this device. It is sent by itself when you are online.`}</p>
      )}
    </li>
  )
}
