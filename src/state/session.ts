import { proxy } from 'valtio'

/**
 *   guest ──sign in──▶ member ──401──▶ expired ──sign in──▶ member
 *     ▲                  │  ▲             │
 *     └────sign out──────┘  └─cookie──── remembered (cold start: own rows, read-only, until a token is there)
 *
 * Who is signed in, nothing about them: the user itself is a row of the local database.
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'guest' }
  | { status: 'remembered'; memberId: string }
  | { status: 'member'; memberId: string }
  | { status: 'expired'; memberId: string }

export const session = proxy<{ now: SessionState }>({ now: { status: 'starting' } })

/** The member whose rows this tab may show; undefined for a guest. */
export function readMemberId(state: SessionState): string | undefined {
  return 'memberId' in state ? state.memberId : undefined
}
