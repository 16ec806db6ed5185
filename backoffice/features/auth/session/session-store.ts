import * as z from 'zod/mini'
import { administratorRoles } from '../../../../contract/operations/administrator-role.ts'
import type { Bearer } from '../../../../src/api/api-client.ts'
import { createStore, type Store } from '../../../parts/forms/create-store.ts'

/** Its own key: never that of a member who plays in the same browser. */
const storageKey = 'arara-backoffice-session'

const signedIn = z.object({
  status: z.literal('signed-in'),
  token: z.string(),
  administrator: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(administratorRoles),
  }),
  /** Epoch milliseconds; the server ends it then, whatever happens here. */
  endsAt: z.number(),
  /** They have no passkey, could have one here, and have not said "not now" yet. */
  offersPasskey: z._default(z.boolean(), false),
  /** Their password breaks the rules of today: nothing but its change is open. */
  mustChangePassword: z._default(z.boolean(), false),
})

type Entered = Omit<SignedIn, 'status' | 'offersPasskey' | 'mustChangePassword'> &
  Partial<Pick<SignedIn, 'offersPasskey' | 'mustChangePassword'>>

export type SignedIn = z.output<typeof signedIn>

/**
 * ```
 * signed-out ──enter──▶ signed-in ──expire──▶ ended(expired) ─┐
 *     ▲                   │  └─────rest────▶ ended(idle) ─────┤ enter ▶ signed-in, at the same place
 *     └──────leave────────┘
 * ```
 */
export type Session =
  | SignedIn
  | { readonly status: 'signed-out' }
  | { readonly status: 'ended'; readonly why: 'expired' | 'idle'; readonly email: string }

export interface SessionStore extends Pick<Store<Session>, 'read' | 'subscribe'> {
  readonly bearer: () => Bearer | undefined
  readonly enter: (session: Entered) => void
  readonly passwordChanged: () => void
  readonly declinePasskey: () => void
  /** By a 401 to this token: a late answer to an older one must not end a newer session. */
  readonly expire: (token: string | undefined) => void
  /** Nobody was at the desk. */
  readonly rest: () => void
  readonly leave: () => void
}

interface Options {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
}

/** Who works here. It lives in this tab only: it survives a reload and ends with the tab. */
export function createSessionStore({ storage, now }: Options): SessionStore {
  const store = createStore<Session>(readKept(storage, now()))
  const keep = (next: SignedIn) => {
    storage.setItem(storageKey, JSON.stringify(next))
    store.write(next)
  }
  const end = (next: Session) => {
    storage.removeItem(storageKey)
    store.write(next)
  }
  const endAs = (why: 'expired' | 'idle', { administrator }: SignedIn) =>
    end({ status: 'ended', why, email: administrator.email })
  const current = () => {
    const session = store.read()
    return session.status === 'signed-in' ? session : undefined
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    bearer: () => {
      const session = current()
      return session && { token: session.token, memberId: session.administrator.id }
    },
    enter: session =>
      keep({ status: 'signed-in', offersPasskey: false, mustChangePassword: false, ...session }),
    passwordChanged: () => {
      const session = current()
      if (session) keep({ ...session, mustChangePassword: false })
    },
    declinePasskey: () => {
      const session = current()
      if (session) keep({ ...session, offersPasskey: false })
    },
    expire: token => {
      const session = current()
      if (session && session.token === token) endAs('expired', session)
    },
    rest: () => {
      const session = current()
      if (session) endAs('idle', session)
    },
    leave: () => end({ status: 'signed-out' }),
  }
}

function readKept(storage: Options['storage'], now: number): Session {
  const kept = storage.getItem(storageKey)
  if (kept === null) return { status: 'signed-out' }
  const parsed = z.safeParse(signedIn, parseJson(kept))
  if (!parsed.success) return { status: 'signed-out' }
  const { administrator, endsAt } = parsed.data
  return endsAt > now ? parsed.data : { status: 'ended', why: 'expired', email: administrator.email }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
