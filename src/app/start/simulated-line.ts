import { subscribe } from 'valtio'
import { simulation } from '../../state/simulation.ts'
import { siteConfig } from '../../state/site-config.ts'

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** The same requests, on the line that a tester simulates; its chunk is loaded when one does. */
export function throughSimulation(fetch: Fetch): Fetch {
  let simulated: Fetch | undefined
  return async (input, init) => {
    if (simulation.line === 'real') return fetch(input, init)
    if (!simulated) {
      const { createSimulatedLine } = await import('../../simulate/create-simulated-line.ts')
      simulated ??= createSimulatedLine({ fetch, read: () => simulation })
    }
    return simulated(input, init)
  }
}

/** For requests that stay open: one made before a simulation began would go on by a line that is said to be away. */
export function cutBySimulation(fetch: Fetch): Fetch {
  let cut = new AbortController()
  subscribe(simulation, () => {
    cut.abort()
    cut = new AbortController()
  })
  return (input, init = {}) => {
    if (!siteConfig.now.demo) return fetch(input, init)
    const signals = init.signal ? [init.signal, cut.signal] : [cut.signal]
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
}
