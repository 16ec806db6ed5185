import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { houseClock } from '../state/house-clock.ts'
import { useNow } from '../ui/use-now.ts'

/** The time at the house, told again every `everyMs`: for what ends there, whatever this device's clock says. Shared by features. */
export function useHouseNow(everyMs: number): number {
  const { now: clock } = useApp()
  const { aheadMs } = useSnapshot(houseClock)
  return useNow(everyMs, clock) - aheadMs
}
