import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { QueuedWriteRow } from '../../db/queue-rows.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { checkIcon, refreshIcon } from '../../ui/icons/shell-icons.ts'
import { Section } from '../../ui/section.tsx'
import { QueueFile } from './queue-file.tsx'

/** Changes that wait to be sent: what they are about and how they fare, never what they hold. */
export function PanelQueue() {
  const { t } = useLingui()
  const { db, sync } = useApp()
  const writes = useLiveQuery(async () => db.queuedWrites.orderBy('seq').toArray(), [db])
  return (
    <Section title={t`Queue`}>
      {writes?.length === 0 ? <EmptyState icon={checkIcon} title={t`Nothing is waiting to be sent`} /> : null}
      <ul className="grid gap-2">
        {writes?.map(write => (
          <QueueItem
            key={write.seq}
            write={write}
            onTryAgain={() => void sync.tryAgain(write.seq)}
            onDiscard={() => void sync.discard(write.seq)}
          />
        ))}
      </ul>
      <QueueFile />
    </Section>
  )
}

type QueueItemProps = { write: QueuedWriteRow; onTryAgain: () => void; onDiscard: () => void }

function QueueItem({ write, onTryAgain, onDiscard }: QueueItemProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isParked = write.state === 'parked'
  const dueAt = formatDate(write.dueAt, 'moment', language)
  return (
    <li className="grid gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-firm">{write.subject}</p>
        <Badge tone={isParked ? 'scarlet' : 'sky'}>{isParked ? t`parked` : t`waiting`}</Badge>
      </div>
      <p className="figures text-small text-soft">
        {write.kind} · {t`${write.attempts} attempts`} · {t`due ${dueAt}`}
        {write.lastRefusal ? ` · ${write.lastRefusal.kind}` : ''}
      </p>
      {isParked ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={refreshIcon} onClick={onTryAgain}>{t`Try again`}</Button>
          <Button size="small" tone="danger" onClick={onDiscard}>{t`Discard`}</Button>
        </div>
      ) : null}
    </li>
  )
}
