import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, exact, instant, sealedMember } from '../fields.ts'

/** docs/rules/responsible-gambling.md: "reality check every 60 min (player may shorten)". */
export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** Of real money: from its first bet until nothing was played for half an hour. */
const runningSession = z.object({
  started_at: instant,
  /** When it is over if nothing more is played. */
  ends_at: instant,
  /** Of the rounds that were begun in it; bonus money counts as well. */
  staked: money,
  won: money,
  /** From then on no round is begun until the check is answered. */
  check_at: instant,
})

const sessionOfMember = z.object({
  /** Null: nothing is played. */
  session: z.nullable(runningSession),
  minutes: z.literal(checkMinutes),
  /** Of the wallet that these figures are of: a screen that has heard of a later one asks again. */
  wallet_version: z.number().check(z.int()),
  /** The server's clock. */
  now: instant,
})
export type MemberPlaySession = z.output<typeof sessionOfMember>

const reply = z.object({ data: sessionOfMember })

/** How long the member has been playing, what came of it, and when the next reality check is due. */
export const playSession = defineEndpoint('GET /api/play-session', {
  access: 'real_member',
  offline: 'keep',
  reply,
})

const sealed = { member_id: sealedMember }

/**
 * Continues play after a reality check. `check_at` names the check, which is answered once; an answer to another, or to one that
 * is not due, changes nothing. Each returns the current state. A member who stops sends no answer, and play stays closed.
 */
export const answerCheck = defineEndpoint('POST /api/play-session/answer', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ check_at: askedInstant, ...sealed }),
  reply,
})

/** How often to ask: a shorter time counts for the running one as well, a longer one never puts off the check that is next. */
export const setCheckMinutes = defineEndpoint('POST /api/play-session/interval', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ minutes: z.literal(checkMinutes, 'required'), ...sealed }),
  reply,
})

/** Why nothing was played any more. `closed`: the operator or the law closed play. */
export const sessionEnds = ['idle', 'reality_check', 'break', 'closed'] as const
export type SessionEnd = (typeof sessionEnds)[number]

const endedSession = z.object({
  started_at: instant,
  /** The last round that was begun or stepped; the session was over half an hour later. */
  ended_at: instant,
  why: z.enum(sessionEnds),
  /** Of the rounds that were begun in it, whenever they were settled; bonus money counts as well. */
  staked: money,
  won: money,
  net: money,
})
export type EndedSession = z.output<typeof endedSession>

const month = exact().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid'))

/** The sessions that began in one month of America/Sao_Paulo and are over, newest first; of more than 36 months ago none. */
export const endedSessions = defineEndpoint('GET /api/play-session/history', {
  access: 'real_member',
  offline: 'keep',
  query: z.object({ month }),
  reply: z.object({ data: z.object({ month, sessions: z.array(endedSession) }) }),
})
