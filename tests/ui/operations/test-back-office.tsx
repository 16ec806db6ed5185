import { createProofStore } from '../../../backoffice/features/auth/session/proof-store.ts'
import { proveAndRepeat } from '../../../backoffice/features/auth/session/prove-and-repeat.ts'
import { createSessionStore } from '../../../backoffice/features/auth/session/session-store.ts'
import type { BackOffice } from '../../../backoffice/state/back-office.ts'
import { createLineStore } from '../../../backoffice/state/line.ts'
import { createPlaceStore } from '../../../backoffice/state/place.ts'
import { createPreferences } from '../../../backoffice/state/preferences.ts'
import { createToasts } from '../../../backoffice/state/toasts.ts'
import { createApiClient } from '../../../src/api/api-client.ts'

export interface Received {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

export type Answer = { readonly status: number; readonly body: Record<string, unknown> } | 'lost'

const administrator = { id: 'rita', email: 'rita@example.com', name: 'Rita', role: 'owner' } as const

/** A back office in which Rita is signed in, with a server that answers as the test says and records what it received. */
export function createTestBackOffice(answer: (received: Received) => Answer) {
  const received: Received[] = []
  const state = { now: Date.parse('2026-11-20T15:10:00Z'), isOnline: true, keys: 0 }
  const now = () => state.now
  const session = createSessionStore({ storage: sessionStorage, now })
  session.enter({ token: 'token-of-rita', administrator, endsAt: state.now + 8 * 3_600_000 })
  const line = createLineStore(now)
  const answerTo = async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const one = {
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: await request.json(),
    }
    received.push(one)
    const given = answer(one)
    if (given === 'lost') throw new TypeError('the connection died')
    const status = given.status < 400 ? 'success' : 'error'
    const envelope = { status, code: given.status, message: String(given.body.error ?? 'ok') }
    return Response.json({ ...envelope, ...given.body }, { status: given.status })
  }
  const proof = createProofStore(session)
  const client = createApiClient({
    readBase: () => 'https://house.example',
    readToken: session.bearer,
    readLanguage: () => 'en',
    isOnline: () => state.isOnline,
    onOutcome: outcome => {
      line.note(outcome)
      if (outcome.kind === 'unauthenticated') session.expire(outcome.token)
    },
    now,
    fetch: answerTo,
  })
  const api = proveAndRepeat(client, proof.ask)
  const newKey = () => `key-${++state.keys}-0123456789abcdef`
  const backOffice: BackOffice = {
    api,
    session,
    proof,
    line,
    place: createPlaceStore(window),
    preferences: createPreferences(localStorage, 'en'),
    toasts: createToasts(newKey),
    drafts: new Map(),
    now,
    newKey,
  }
  return { backOffice, received, state }
}
