import { useLingui } from '@lingui/react/macro'
import type { SimulatedLine } from '../../../state/simulation.ts'

/** What a tester simulates, in words. */
export function useSimulationWords() {
  const { t } = useLingui()
  const lines: Record<SimulatedLine, string> = {
    real: t`As it is`,
    offline: t`Offline`,
    slow: t`Slow`,
    lossy: t`Losing answers`,
    captive: t`Login page`,
  }
  const skew = (minutes: number) => {
    const signed = `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}`
    return minutes === 0 ? t`Right` : t`${signed} min`
  }
  return { lines, skew }
}
