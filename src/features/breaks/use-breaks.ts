import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { useNow } from '../../ui/use-now.ts'
import { useRefresh } from '../../use-refresh.ts'
import { type Breaks, type Hold, holdAt, readBreaks } from './hold.ts'

/** The member's breaks as the device knows them; `undefined` while they are read, and of guests. */
export function useBreaks(memberId: string | undefined) {
  const { db } = useApp()
  const view = useLiveQuery(
    async (): Promise<Breaks | undefined> => (memberId === undefined ? undefined : readBreaks(db, memberId)),
    [db, memberId],
  )
  const asked = useRefresh('breaks', { enabled: view?.isReal === true })
  return { view, asked }
}

/** What closes play now, its end watched by the clock. */
export function useHold(memberId: string | undefined): Hold | undefined {
  const { now: clock } = useApp()
  const { view } = useBreaks(memberId)
  const now = useNow(1_000, clock)
  return view === undefined ? undefined : holdAt(view, now)
}
