import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'

export interface AnonymousCaller {
  readonly kind: 'anonymous'
}

export interface MemberCaller {
  readonly kind: 'member'
  readonly memberId: string
  readonly sessionId: string
  /** Plays with play money: refused on every call whose access is `real_member`. */
  readonly isDemo: boolean
  /** When the bearer was issued: no answer that was asked for with it is older. */
  readonly issuedAt: Date
}

export interface AdministratorCaller {
  readonly kind: 'administrator'
  readonly administratorId: string
  readonly sessionId: string
  readonly role: AdministratorRole
  /** When the person behind the session last proved who they are: at sign-in, or since. */
  readonly provedAt: Date
  /** Keyed hash of the browser's device cookie; `null` for a session without one. */
  readonly deviceId: string | null
  /** They signed in with a password that is too weak by the rules of today. */
  readonly mustChangePassword: boolean
  /** Until when they approve nothing; `null`: no probation. */
  readonly probationUntil: Date | null
  /** How many owners are enrolled and not shut out. */
  readonly owners: number
}

export type Caller = AnonymousCaller | MemberCaller | AdministratorCaller

export const anonymous: AnonymousCaller = { kind: 'anonymous' }

/** Why a bearer token does not open a member's session. */
export type BearerFault = 'unauthenticated' | 'session_expired' | 'force_offline'

/** Resolves a bearer token to its holder; the HTTP layer imports no feature, so `app.ts` passes these functions in. */
export interface Authenticator {
  /** No database round trip: hot paths ask this on every call. */
  readonly member: (bearer: string) => MemberCaller | BearerFault
  readonly administrator: (bearer: string) => Promise<AdministratorCaller | BearerFault>
}
