import { sql } from 'kysely'
import { unrememberedHours } from '../../../../contract/responsible-gambling/unremembered-hours.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { BearerFault, MemberCaller } from '../../../platform/http/requests/caller.ts'
import { bearerSeconds, readBearer, writeBearer } from './bearer-token.ts'
import { createRevocations, type RevokedReason, revokedReasons } from './revocations.ts'
import {
  forgetRefreshTokens,
  insertRefreshToken,
  insertSession,
  revokedSince,
  revokeSessions,
  type Visit,
} from './session-store.ts'

/** The channel on which the processes tell each other which sessions ended. */
export const revokedChannel = 'session_revoked'

const hour = 3_600_000
/** How long a device stays signed in without being used. */
const refreshDays = 60

export interface Holder {
  readonly memberId: string
  readonly isDemo: boolean
}

export interface IssuedBearer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
}

export interface Sessions {
  readonly authenticate: (bearer: string) => MemberCaller | BearerFault
  /** A new sign-in; with `remember` also the first refresh token of its family. The same try again is the same session. */
  readonly open: (
    on: Tx | Deps['db'],
    holder: Holder,
    opening: { readonly remember: boolean; readonly visit?: Visit; readonly attempt: string | undefined },
  ) => Promise<{
    readonly bearer: IssuedBearer
    readonly refreshToken: string | undefined
    readonly isAgain: boolean
  }>
  readonly bearerFor: (holder: Holder, sessionId: string) => IssuedBearer
  /** Ends one session, or all of the member; every process refuses their bearer tokens from then on. */
  readonly revoke: (of: { memberId: string; sessionId?: string; reason: RevokedReason }) => Promise<void>
  /** Ends all sessions of the member in the caller's transaction, for `announceRevoked` after its commit. */
  readonly endAllWithin: (tx: Tx, memberId: string) => Promise<readonly string[]>
  /** Tells every process what a transaction has ended in the database. */
  readonly announceRevoked: (sessionIds: readonly string[], reason: RevokedReason) => Promise<void>
  /** Another process ended a session: the payload of `revokedChannel`. */
  readonly onRevoked: (payload: string) => void
  /** Reads what was ended while this process was not listening. */
  readonly reload: () => Promise<void>
  readonly renewableUntil: () => Date
  readonly refreshTokenEnds: () => Date
  readonly hashRefreshToken: (token: string) => Buffer
}

export function createSessions(deps: Deps): Sessions {
  const { clock, secrets, db } = deps
  const revocations = createRevocations(clock.now)
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour)
  const hashRefreshToken = (token: string) => secrets.sign('refresh-token', token)
  const bearerFor = (holder: Holder, sessionId: string): IssuedBearer => {
    const expiresAt = Math.floor(clock.now().getTime() / 1000) + bearerSeconds
    const access_token = writeBearer(secrets, { ...holder, sessionId, expiresAt })
    return { access_token, token_type: 'Bearer', expires_in: bearerSeconds }
  }
  const announceRevoked = async (sessionIds: readonly string[], reason: RevokedReason) => {
    for (const id of sessionIds) revocations.add(id, reason)
    for (const id of sessionIds)
      await sql`SELECT pg_notify(${revokedChannel}, ${`${id} ${reason}`})`.execute(db)
  }
  return {
    bearerFor,
    announceRevoked,
    hashRefreshToken,
    renewableUntil: () => inHours(unrememberedHours),
    refreshTokenEnds: () => inHours(refreshDays * 24),
    authenticate: bearer => {
      const claims = readBearer(secrets, bearer)
      if (claims === undefined) return 'unauthenticated'
      const reason = revocations.reasonFor(claims.sessionId)
      if (reason === 'force_offline') return 'force_offline'
      if (reason !== undefined || claims.expiresAt * 1000 <= clock.now().getTime()) return 'session_expired'
      const { memberId, sessionId, isDemo } = claims
      const issuedAt = new Date((claims.expiresAt - bearerSeconds) * 1000)
      return { kind: 'member', memberId, sessionId, isDemo, issuedAt }
    },
    open: async (on, holder, { remember, visit, attempt }) => {
      const { memberId } = holder
      const newId = deps.ids()
      const sessionId = await insertSession(on, {
        id: newId,
        memberId,
        remembered: remember,
        createdAt: clock.now(),
        renewableUntil: inHours(unrememberedHours),
        visit,
        openedBy: attempt === undefined ? undefined : secrets.sign('session-attempt', attempt),
      })
      const isAgain = sessionId !== newId
      if (isAgain) await forgetRefreshTokens(on, memberId, sessionId)
      const bearer = bearerFor(holder, sessionId)
      if (!remember) return { bearer, refreshToken: undefined, isAgain }
      const refreshToken = deps.random(32).toString('base64url')
      await insertRefreshToken(on, {
        hash: hashRefreshToken(refreshToken),
        memberId,
        sessionId,
        createdAt: clock.now(),
        expiresAt: inHours(refreshDays * 24),
      })
      return { bearer, refreshToken, isAgain }
    },
    revoke: async ({ reason, ...of }) => {
      const ended = await revokeSessions(db, { ...of, reason, at: clock.now() })
      await announceRevoked(ended, reason)
    },
    endAllWithin: (tx, memberId) =>
      revokeSessions(tx, { memberId, reason: 'force_offline', at: clock.now() }),
    onRevoked: payload => {
      const [id = '', reason] = payload.split(' ')
      if (isReason(reason)) revocations.add(id, reason)
    },
    reload: async () => {
      // An hour covers every bearer token that can still live, and clocks that differ.
      const moment = inHours(-1)
      for (const row of await revokedSince(db, moment)) revocations.add(row.id, row.revoked_reason)
      revocations.forgetBefore(moment)
    },
  }
}

function isReason(text: string | undefined): text is RevokedReason {
  return revokedReasons.some(reason => reason === text)
}
