import { proxy } from 'valtio'
import { simulateOffline } from './connection.ts'
import { asRecord } from './member/as-record.ts'
import { tryOrUndefined } from './member/try-or-undefined.ts'

export const simulatedLines = ['real', 'offline', 'slow', 'lossy', 'captive'] as const
export type SimulatedLine = (typeof simulatedLines)[number]

export type Simulation = {
  line: SimulatedLine
  /** Decides which requests a lossy line loses. */
  seed: number
  /** How far this device's clock is said to be off; negative: behind. */
  skewMinutes: number
}

export const nothingSimulated: Simulation = { line: 'real', seed: 1, skewMinutes: 0 }

/** What a tester put in the place of this tab's line and clock (`src/simulate`, docs/decisions/033). */
export const simulation = proxy<Simulation>({ ...nothingSimulated })

export const simulationKey = 'arara.simulation'

/** What the tab simulated before it was loaded again, from its first request on. Only in a demo house. */
export function loadSimulation(store: Pick<Storage, 'getItem'>, isDemo: boolean, now: number) {
  const kept = asRecord(
    isDemo ? tryOrUndefined(() => JSON.parse(store.getItem(simulationKey) ?? 'null')) : undefined,
  )
  const whole = (raw: unknown, fallback: number) => (Number.isSafeInteger(raw) ? Number(raw) : fallback)
  simulation.line = simulatedLines.find(known => known === kept?.line) ?? 'real'
  simulation.seed = whole(kept?.seed, 1)
  simulation.skewMinutes = whole(kept?.skewMinutes, 0)
  if (simulation.line === 'offline') simulateOffline(true, now)
}

/** The time by this device's clock, as a tester may have set it. */
export const simulatedNow = () => Date.now() + simulation.skewMinutes * 60_000
