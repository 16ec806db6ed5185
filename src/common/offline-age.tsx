import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../app/app-context.ts'
import { type AgeQuestion, readAge } from '../sync/queue/read-overlaid.ts'
import { AgeLabel } from '../ui/states/age-label.tsx'
import { useNow } from '../ui/use-now.ts'
import { usePageOffline } from './use-page-offline.ts'

type OfflineAgeProps = {
  /** What the page shows rows of: the oldest of them says its age. */
  of: readonly AgeQuestion[]
  /** What is shown is at least as new as this, in epoch milliseconds. */
  notBefore?: number
}

/** For pages whose rows speak for themselves while there is a network: how old they are where the page opened without one. */
export function OfflineAge({ of, notBefore = 0 }: OfflineAgeProps) {
  const { db } = useApp()
  const shown = usePageOffline()
  const question = JSON.stringify(of)
  // The same questions in a new list are the same questions.
  const ages = useLiveQuery(async () => Promise.all(of.map(one => readAge(db, one))), [db, question])
  const known = ages?.filter(age => age !== undefined) ?? []
  const at = Math.max(notBefore, known.length > 0 ? Math.min(...known) : 0)
  if (shown === 'no') return null
  // Its line is there before it is read: what stands below does not move.
  if (ages === undefined) return <span className="inline-flex text-tiny">&nbsp;</span>
  return <OfflineAgeAt at={at || undefined} />
}

/** The same where the page has read it. */
export function OfflineAgeAt({ at }: { at: number | undefined }) {
  const { now: clock } = useApp()
  const shown = usePageOffline()
  const now = useNow(30_000, clock)
  return shown === 'no' || at === undefined ? null : <AgeLabel at={at} now={now} />
}
