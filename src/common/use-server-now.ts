import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { serverClock } from '../state/server-clock.ts'
import { useNow } from '../ui/use-now.ts'

/** The time at the server, told again every `everyMs`: for what ends there, whatever this device's clock says. Shared by features. */
export function useServerNow(everyMs: number): number {
  const { now: clock } = useApp()
  const { aheadMs } = useSnapshot(serverClock)
  return useNow(everyMs, clock) - aheadMs
}
