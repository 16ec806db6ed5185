import { readMemberId, session, stopReturning } from '../../../state/member/session.ts'
import type { SyncEngine } from '../../../sync/engine.ts'
import { type HeartbeatContext, holdHeartbeatLock, taken } from '../../../sync/live/heartbeat-lock.ts'
import { type DeviceFlags, mayHaveCookie } from './device-flags.ts'
import type { GrantedSession, SessionCalls } from './session-calls.ts'
import type { TokenStore } from './token-store.ts'

/** What the keeper needs of the sync engine. */
export type SessionSync = Pick<SyncEngine, 'signIn' | 'signOut' | 'dropMember' | 'drainBeforeSignOut'>

export type SessionParts = {
  calls: SessionCalls
  sync: SessionSync
  tokens: TokenStore
  flags: DeviceFlags
  /** What the tabs of this device have in common. */
  tabs: HeartbeatContext
  now: () => number
  /** The specification's "both storages are cleared". */
  clearStorages: () => void
  onForcedOffline: () => void
  /** The member has left this device: what it alone was given for them goes. Undefined: for whomever. */
  onLeft: (memberId: string | undefined) => void
}

/** How long a cold start may show a remembered member's own rows before the server confirms the session again. */
const rememberedMs = 30 * 24 * 3600_000
/** A bearer lives 30 minutes; it is renewed in its last ten. */
const bearerMs = 30 * 60_000
const renewBeforeMs = 10 * 60_000

type Refreshed = 'signed-in' | 'ended' | 'no-answer'

/**
 * Keeps one session: takes what sign-in answered, renews the bearer while it is used, asks for a new one with the
 * remembered cookie, and ends it in the three ways it can end (docs/rules/accounts.md). Nothing here is a screen.
 */
export function createSessionKeeper(parts: SessionParts) {
  const { calls, sync, tokens, flags, now } = parts
  let running: { readonly era: number; readonly outcome: Promise<Refreshed> } | undefined
  /** Rises where a session begins or is left: what was asked for an earlier one says nothing about this. */
  let era = 0

  /** A longer life for the session that is there: the engine need not hear of it. */
  const extend = (reply: GrantedSession, remembered: boolean) => {
    const validUntil = now() + rememberedMs
    const endsAt = now() + reply.expires_in * 1000
    tokens.write({ token: reply.access_token, memberId: reply.data.id, endsAt, remembered, validUntil })
    return { memberId: reply.data.id, remembered, validUntil }
  }

  const accept = async (reply: GrantedSession, remembered: boolean) => {
    const signedIn = extend(reply, remembered)
    flags.setRemembered(remembered ? signedIn.memberId : undefined)
    // A new cookie took the place of the one that was to be revoked.
    flags.setRevocationDue(false)
    era += 1
    const begun = era
    await sync.signIn(signedIn)
    if (era !== begun) return
    session.now = { status: 'member', memberId: signedIn.memberId }
  }

  const leave = async (keepUnsent: boolean) => {
    const leaver = readMemberId(session.now)
    era += 1
    tokens.clear()
    // Another member may have signed in to stay in another tab: the cookie is theirs then.
    if (!flags.isOfAnother(leaver)) flags.setRemembered(undefined)
    parts.onLeft(leaver)
    await sync.signOut({ keepUnsent })
    session.now = { status: 'guest' }
  }

  const expire = (memberId: string | undefined) => {
    tokens.clear()
    flags.setRemembered(undefined)
    session.now = memberId === undefined ? { status: 'guest' } : { status: 'expired', memberId }
  }

  const askWithCookie = async (asked: number): Promise<Refreshed> => {
    if (era !== asked) return 'ended'
    const expected = readMemberId(session.now)
    const result = await calls.refresh(expected)
    if (era !== asked) {
      // The sign-out came first: the cookie of this answer is nobody's.
      if (result.kind === 'answer' && !tokens.read()) await revoke()
      return 'ended'
    }
    if (result.kind === 'answer') {
      await accept(result.reply, true)
      return 'signed-in'
    }
    if (result.kind === 'no-answer' || result.kind === 'unreadable') {
      stopReturning()
      return 'no-answer'
    }
    if (result.kind === 'refused' && result.refusal.error === 'other_member') await leave(true)
    else expire(expected)
    return 'ended'
  }

  /**
   * One tab at a time: the cookie rotates with each use. Asked twice, because a suspended tab had the lock, it answers the same
   * successor to both (`server/features/auth/sessions/refresh.ts`).
   */
  const refreshSession = (): Promise<Refreshed> => {
    if (running?.era === era) return running.outcome
    const asked = era
    // Whose session it was is known when it is asked for: the lock may come after the sign-out.
    const outcome = holdHeartbeatLock(parts.tabs, 'refresh', undefined, () => askWithCookie(asked)).then(
      end => (end === taken ? 'no-answer' : end),
    )
    const mine = { era: asked, outcome }
    running = mine
    const forget = () => {
      if (running === mine) running = undefined
    }
    outcome.then(forget, forget)
    return outcome
  }

  const keepFresh = async () => {
    const held = tokens.read()
    if (!held) {
      if (mayHaveCookie(flags)) await refreshSession()
      return
    }
    const leftMs = held.endsAt - now()
    // More is left than it ever had: the clock was set back, and how much it is nobody knows.
    if (leftMs > renewBeforeMs && leftMs <= bearerMs) return
    const isOver = leftMs <= 0
    if (isOver && held.remembered) return void (await refreshSession())
    // Also what is over by this clock, which may have been set forward: the server knows.
    const asked = era
    const result = await calls.renew()
    if (era !== asked) return
    if (result.kind === 'answer') extend(result.reply, held.remembered)
    else if (isOver && tokens.read() === held) expire(held.memberId)
  }

  /** A 401 of a call that carried `token`. One that carried an older token says nothing about the present session. */
  const recordUnauthenticated = async (token: string | undefined, forceOffline: boolean) => {
    const held = tokens.read()
    if (!held || token !== held.token) return
    if (forceOffline) return forceOut(held.memberId)
    if (held.remembered) await refreshSession()
    else expire(held.memberId)
  }

  const forceOut = async (memberId: string) => {
    era += 1
    tokens.clear()
    // Both storages are cleared whole, entries of other features included.
    parts.onLeft(undefined)
    parts.clearStorages()
    await sync.dropMember(memberId)
    session.now = { status: 'guest' }
    parts.onForcedOffline()
  }

  const signOut = async (choice: { keepUnsent: boolean }) => {
    // A cookie of another member's is not to be revoked once this one's token is gone.
    await revoke(!flags.isOfAnother(readMemberId(session.now)))
    await leave(choice.keepUnsent)
  }

  /** Offline the server keeps its cookie: the next start revokes it before anything else. */
  const revoke = async (isDueLater = true) => {
    if (isDueLater) flags.setRevocationDue(true)
    const result = await calls.signOut()
    if (result.kind === 'answer') flags.setRevocationDue(false)
  }

  /** Ends at the server what was ended here while the network was away. */
  const revokeLeftOver = async () => {
    if (flags.isRevocationDue()) await revoke()
  }

  return { accept, refreshSession, keepFresh, recordUnauthenticated, signOut, leave, revokeLeftOver }
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>
