import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { AppleStorageNotice } from '../../../common/apple-storage-notice.tsx'
import { isShut, localStore } from '../../../state/device/local-store.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { Section } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SettledCall } from './settled-call.tsx'
import { StorageShut } from './storage-shut.tsx'
import { UnknownCall } from './unknown-call.tsx'
import { UnsentWrite } from './unsent-write.tsx'

/** Whatever has not reached the operator, or whose outcome is not known, and what became of it: nothing waits unseen (src/sync/README.md). */
export function UnsentLists({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const store = useSnapshot(localStore)
  const view = useLiveQuery(
    () =>
      db.snapshot(['queuedWrites', 'openCalls', 'settledCalls'], async () => ({
        writes: await db.queuedWrites.where('memberId').equals(memberId).toArray(),
        calls: await db.openCalls.where('memberId').equals(memberId).toArray(),
        settled: await db.settledCalls.where('memberId').equals(memberId).sortBy('settledAt'),
      })),
    [db, memberId],
  )
  if (!view) return null
  const unknown = view.calls.filter(call => call.state === 'unknown')
  const refused = view.writes.filter(write => write.state === 'parked')
  const waiting = view.writes.filter(write => write.state === 'waiting')
  const settled = view.settled.toReversed()
  if (unknown.length + view.writes.length + settled.length === 0) {
    if (isShut(store)) return <StorageShut />
    return (
      <EmptyState
        icon={checkIcon}
        title={t`Nothing is waiting to be sent`}
        text={t`Everything you did has reached us. What you save without a network shows here until it has.`}
      />
    )
  }
  const lists = [
    {
      title: t`Waits for your decision`,
      rows: refused.map(row => <UnsentWrite key={row.seq} write={row} />),
    },
    { title: t`No answer yet`, rows: unknown.map(row => <UnknownCall key={row.key} call={row} />) },
    {
      title: t`Waiting to be sent`,
      rows: waiting.map(row => <UnsentWrite key={row.seq} write={row} />),
      note: <AppleStorageNotice />,
    },
    { title: t`What became of it`, rows: settled.map(row => <SettledCall key={row.key} call={row} />) },
  ]
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, note = null }) => (
      <Section key={title} title={title}>
        <ul className="grid gap-2">{rows}</ul>
        {note}
      </Section>
    ))
}
