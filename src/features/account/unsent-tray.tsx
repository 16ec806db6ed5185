import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { Section } from '../../ui/section.tsx'
import { UnknownCall } from './unknown-call.tsx'
import { UnsentWrite } from './unsent-write.tsx'

/** Whatever has not reached the house, or whose outcome is not known: nothing waits unseen (sync.md). */
export function UnsentTray({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const view = useLiveQuery(
    () =>
      db.snapshot(['queuedWrites', 'openCalls'], async () => ({
        writes: await db.queuedWrites.where('memberId').equals(memberId).toArray(),
        calls: await db.openCalls.where('memberId').equals(memberId).toArray(),
      })),
    [db, memberId],
  )
  const unknown = view?.calls.filter(call => call.state === 'unknown') ?? []
  const writes = view?.writes ?? []
  if (unknown.length === 0 && writes.length === 0) return null
  return (
    <Section title={t`Not sent yet`}>
      <ul className="grid gap-2">
        {unknown.map(call => (
          <UnknownCall key={call.key} call={call} />
        ))}
        {writes.map(write => (
          <UnsentWrite key={write.seq} write={write} />
        ))}
      </ul>
    </Section>
  )
}
