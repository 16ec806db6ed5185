import { useLiveQuery } from 'dexie-react-hooks'
import type { VipTrack } from '../../../contract/vip/vip.ts'
import { useApp } from '../../app/app-context.ts'

/** The member's level of each track as their user row knows it; `undefined` for guests and demo accounts. */
export function useMyLevels(memberId: string | undefined): Readonly<Record<VipTrack, number>> | undefined {
  const { db } = useApp()
  return useLiveQuery(async () => {
    const user = memberId === undefined ? undefined : await db.users.get(memberId)
    if (user === undefined || user.is_demo) return undefined
    return { general: user.level, slot: user.slot_level, live: user.live_level }
  }, [db, memberId])
}
