import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { localStore } from '../../../state/device/local-store.ts'
import { Button } from '../../../ui/button.tsx'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { useStorageFacts } from './use-storage-facts.ts'

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '?' : `${(bytes / 1_000_000).toFixed(1)} MB`

export function PanelStorage() {
  const { t } = useLingui()
  const { facts, askToPersist } = useStorageFacts()
  const { status, room, removedRows } = useSnapshot(localStore)
  const rooms = { unknown: '?', enough: t`enough`, tight: t`nearly full` }
  const used = megabytes(facts?.usedBytes)
  const quota = megabytes(facts?.quotaBytes)
  return (
    <Section title={t`Storage`}>
      <List>
        <ListRow title={t`Local database`} end={status} />
        <ListRow title={t`In use`} end={t`${used} of ${quota}`} />
        <ListRow title={t`Room on the device`} end={rooms[room]} />
        <ListRow title={t`Protected from clearing`} end={facts?.persisted ? t`yes` : t`no`} />
      </List>
      {room === 'tight' ? (
        <p role="status" className="mt-3 rounded-corner bg-sky-wash px-4 py-3 text-small">
          {t`This device is nearly full: less is kept on it. What was taken off it (${removedRows} rows) is safe with the house and comes back when you ask for it.`}
        </p>
      ) : null}
      {facts && !facts.persisted ? (
        <div className="pt-3">
          <Button onClick={askToPersist}>{t`Ask the browser to keep it`}</Button>
        </div>
      ) : null}
    </Section>
  )
}
