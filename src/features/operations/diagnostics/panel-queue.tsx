import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { Button } from '../../../ui/button.tsx'
import { checkIcon, refreshIcon } from '../../../ui/icons/shell-icons.ts'
import { Section } from '../../../ui/section.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { QueueFile } from './queue-file.tsx'

/** Changes of the member's that wait to be sent: what they are about and how they fare, never what they hold; of the others how many. */
export function PanelQueue() {
  const { t } = useLingui()
  const { db, sync } = useApp()
  const memberId = readMemberId(useSnapshot(session).now)
  const view = useLiveQuery(
    () =>
      db.snapshot(['queuedWrites'], async () => {
        const isOwn = (row: QueuedWriteRow) => row.memberId === memberId
        const own = await db.queuedWrites.orderBy('seq').filter(isOwn).toArray()
        return { own, others: (await db.queuedWrites.count()) - own.length }
      }),
    [db, memberId],
  )
  return (
    <Section title={t`Queue`}>
      {view && view.own.length + view.others === 0 ? (
        <EmptyState icon={checkIcon} title={t`Nothing is waiting to be sent`} />
      ) : null}
      <ul className="grid grid-cols-1 gap-2">
        {view?.own.map(write => (
          <QueueItem
            key={write.seq}
            write={write}
            onTryAgain={() => void sync.tryAgain(write.seq)}
            onDiscard={() => void sync.discard(write.seq)}
          />
        ))}
      </ul>
      {view?.others ? (
        <p className="text-small">
          {t`${plural(view.others, {
            one: '# change of other members waits on this device.',
            other: '# changes of other members wait on this device.',
          })}`}
        </p>
      ) : null}
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
    <li className="grid grid-cols-1 gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 break-words font-firm">{write.subject}</p>
        <Badge tone={isParked ? 'scarlet' : 'sky'}>{isParked ? t`parked` : t`waiting`}</Badge>
      </div>
      <p className="figures text-small text-soft">
        {write.kind} · {t`${plural(write.attempts, { one: '# attempt', other: '# attempts' })}`} ·{' '}
        {t`due ${dueAt}`}
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
