import type { Simulation } from '../state/simulation.ts'
import { createFates } from './fates.ts'
import { portalPage } from './portal-page.ts'
import { slowLine } from './slow-line.ts'

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>
type Wait = (waitMs: number, signal: AbortSignal | undefined) => Promise<void>

type Parts = { fetch: Fetch; read: () => Readonly<Simulation>; wait?: Wait }

/**
 * The line that is simulated, in the place of `fetch`. It never answers for the operator: an answer comes late, is lost, does not come,
 * or is a portal's, which the app takes for what it is. What was done stays done, so a later query about money answers the truth.
 */
export function createSimulatedLine({ fetch, read, wait = waitReally }: Parts): Fetch {
  let fates = createFates(read().seed)
  let seed = read().seed
  return async (input, init) => {
    const { line, seed: present } = read()
    if (present !== seed) {
      seed = present
      fates = createFates(seed)
    }
    switch (line) {
      case 'real':
        return fetch(input, init)
      case 'offline':
        throw lost()
      case 'captive':
        return new Response(portalPage.body, { headers: { 'content-type': portalPage.contentType } })
      case 'slow': {
        const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
        await wait(slowLine.latencyMs, signal)
        return trickled(await fetch(input, init), signal, wait)
      }
      case 'lossy': {
        const fate = fates(pathOf(input))
        if (fate === 'lost-on-the-way') throw lost()
        const response = await fetch(input, init)
        if (fate === 'arrives') return response
        await response.body?.cancel()
        throw lost()
      }
    }
  }
}

/** What browsers throw where nothing came. */
const lost = () => new TypeError('Failed to fetch')

const pathOf = (input: Request | URL | string) =>
  new URL(input instanceof Request ? input.url : input, 'https://house.test').pathname

/** The whole body, as late as a narrow line brings it. An event stream has no end to wait for. */
async function trickled(response: Response, signal: AbortSignal | undefined, wait: Wait): Promise<Response> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!response.body || isStream) return response
  const body = await response.arrayBuffer()
  await wait((body.byteLength / slowLine.bytesPerSecond) * 1000, signal)
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

function waitReally(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, waitMs)
  const giveUp = () => {
    clearTimeout(timer)
    reject(signal?.reason)
  }
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  return promise
}
