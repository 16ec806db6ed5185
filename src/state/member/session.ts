import { proxy } from 'valtio'

/**
 *   guest ──sign in──▶ member ──401──▶ expired ──sign in──▶ member
 *     ▲                  │  ▲             │
 *     │                  │  ├─cookie──── remembered (cold start: own rows, read-only, until a token is there)
 *     └────sign out──────┘  └─cookie──── returning (cold start without rows: the server is asked whose cookie it is)
 *
 * Who is signed in, nothing about them: the user itself is a row of the local database.
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'guest' }
  | { status: 'returning' }
  | { status: 'remembered'; memberId: string }
  | { status: 'member'; memberId: string }
  | { status: 'expired'; memberId: string }

export const session = proxy<{ now: SessionState }>({ now: { status: 'starting' } })

/** The member whose rows this tab may show; undefined for a guest. */
export function readMemberId(state: SessionState): string | undefined {
  return 'memberId' in state ? state.memberId : undefined
}

/** Nobody waits for an answer that may not come: a guest, until the line's return asks again. */
export function stopReturning() {
  if (session.now.status === 'returning') session.now = { status: 'guest' }
}
