import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useNowAround } from '../../../ui/use-now.ts'
import { type Breaks, type Hold, holdAt, readBreaks } from './hold.ts'

/** The member's breaks as the device knows them; `undefined` while they are read, and of guests. */
export function useBreaks(memberId: string | undefined): Breaks | undefined {
  const { db } = useApp()
  const breaks = useLiveQuery(
    async () => (memberId === undefined ? undefined : readBreaks(db, memberId)),
    [db, memberId],
  )
  useRefresh('breaks', { enabled: breaks?.isReal === true })
  return breaks
}

/** What of them closes play now. A game is played below this: only the end of a break draws it anew. */
export function useHoldOf(breaks: Breaks | undefined): Hold | undefined {
  const { now: clock } = useApp()
  const until = breaks?.known?.running?.until ?? undefined
  const now = useNowAround(until === undefined ? undefined : Date.parse(until), clock)
  return breaks === undefined ? undefined : holdAt(breaks, now)
}

export function useHold(memberId: string | undefined): Hold | undefined {
  return useHoldOf(useBreaks(memberId))
}
