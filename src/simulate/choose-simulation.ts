import { simulateOffline } from '../state/connection.ts'
import { tryOrUndefined } from '../state/member/try-or-undefined.ts'
import { nothingSimulated, type Simulation, simulation, simulationKey } from '../state/simulation.ts'

/** Simulates from now on, through reloads of this tab. */
export function chooseSimulation(store: Pick<Storage, 'setItem'>, intent: Partial<Simulation>, now: number) {
  const before = simulation.line
  Object.assign(simulation, intent)
  tryOrUndefined(() => store.setItem(simulationKey, JSON.stringify(simulation)))
  // What was judged by the line before says nothing of this one.
  if (simulation.line !== before) simulateOffline(simulation.line === 'offline', now)
}

export function endSimulation(store: Pick<Storage, 'setItem' | 'removeItem'>, now: number) {
  chooseSimulation(store, nothingSimulated, now)
  tryOrUndefined(() => store.removeItem(simulationKey))
}
