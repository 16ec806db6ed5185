import type { Recorded } from './recorded.ts'
import { answerCall, type ServerState } from './server-calls.ts'

/**
 * What happens to one request on its way. `lost`: it never arrives. `answer-lost`: it arrives and acts, its answer does not
 * come back. A response is given instead of the server's own.
 */
export type Fate = 'arrives' | 'lost' | 'answer-lost' | Response

export interface FakeServer {
  readonly state: ServerState
  /** Everything that arrived, in order. */
  readonly arrived: Recorded[]
  /** Everything that was sent, arrived or not. */
  readonly sent: Recorded[]
  /** What the device gave up before it was answered. */
  readonly givenUp: Recorded[]
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  /** Decides the fate of every request from now on. */
  decide(fate: (request: Recorded) => Fate | Promise<Fate>): void
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== 'POST') return {}
  return Object.fromEntries(Object.entries(JSON.parse(await request.text()) ?? {}))
}

async function record(request: Request): Promise<Recorded> {
  const url = new URL(request.url)
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  return {
    path: url.pathname,
    memberId: token.replace('token-', ''),
    key: request.headers.get('idempotency-key') ?? '',
    body: await readBody(request),
    query: Object.fromEntries(url.searchParams),
  }
}

/** A server with a memory, in one process with the test; it keeps its promises about keys as the real one does. */
export function createFakeServer(): FakeServer {
  const state: ServerState = {
    favourites: new Map(),
    accounts: new Map(),
    answers: new Map(),
    closedKeys: new Set(),
    expired: new Set(),
    thrownOut: new Set(),
    orders: [],
    balance: { money: '100.00', bonus: '0.00', wallet_version: 1 },
    version: 0,
    history: [],
  }
  const arrived: Recorded[] = []
  const sent: Recorded[] = []
  const givenUp: Recorded[] = []
  let decideFate: (request: Recorded) => Fate | Promise<Fate> = () => 'arrives'

  return {
    state,
    arrived,
    sent,
    givenUp,
    decide: fate => {
      decideFate = fate
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const recorded = await record(request)
      sent.push(recorded)
      let isOver = false
      request.signal.addEventListener('abort', () => isOver || givenUp.push(recorded))
      const fate = await Promise.resolve(decideFate(recorded)).finally(() => {
        isOver = true
      })
      if (fate === 'lost') throw new TypeError('Failed to fetch')
      if (fate instanceof Response) return fate
      arrived.push(recorded)
      const answer = answerCall(state, recorded)
      if (fate === 'answer-lost') throw new TypeError('Failed to fetch')
      return answer
    },
  }
}
