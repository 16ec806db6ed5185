import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { serverClock } from '../state/server-clock.ts'
import { useNow } from '../ui/use-now.ts'

/** The server's time, renewed every `everyMs`: for what ends by its clock, not by this device's. Shared by features. */
export function useServerNow(everyMs: number): number {
  const { now: clock } = useApp()
  const { aheadMs } = useSnapshot(serverClock)
  return useNow(everyMs, clock) - aheadMs
}
