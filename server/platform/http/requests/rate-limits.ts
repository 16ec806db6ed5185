import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { SecurityEvent, SecurityEvents } from '../../audit/security-events.ts'
import type { Clock } from '../../workers/clock.ts'
import { type Refused, refuse } from '../answers/refuse.ts'
import { networkOf } from '../ip-network.ts'
import type { Caller } from './caller.ts'

export interface RateLimits {
  /** A page or document has no endpoint. */
  readonly ofAddress: (request: FastifyRequest, endpoint?: Endpoint) => Refused | undefined
  readonly ofCaller: (caller: Caller) => Refused | undefined
}

const windowMs = 60_000
/** A whole office or a mobile carrier's gateway can stand behind one address. */
const perAddress = 1200
/** Where guessing pays: codes, enrolment links. Spoken codes cost much to make, and pictures stand beside them. */
const perAddressGuessing = 40
/** Ten a second over a minute: a fast player with two tabs stays under it. */
const perCaller = 600

/**
 * Requests a minute, counted in this process: by address, tighter where guessing pays, and by who is signed in.
 * Counted without a promise and without a timer: it stands in front of every call.
 */
export function createRateLimits(
  clock: Clock,
  generous: boolean,
  report: SecurityEvents['report'],
): RateLimits {
  // Generated requests come by the ten thousand a call, and several calls in a minute.
  const factor = generous ? 10_000 : 1
  const address = createWindow(clock, perAddress * factor)
  const guessing = createWindow(clock, perAddressGuessing * factor)
  const caller = createWindow(clock, perCaller * factor)
  const limited = (event: Omit<SecurityEvent, 'kind'>) => () => report({ kind: 'rate_limited', ...event })
  return {
    ofAddress: ({ ip }, endpoint) => {
      const from = networkOf(ip, oneAddress)
      const onLimit = limited({ actor: 'none', ip, resource: endpoint?.path })
      const isGuess = endpoint !== undefined && isGuessable(endpoint)
      return address(from, onLimit) ?? (isGuess ? guessing(from, onLimit) : undefined)
    },
    ofCaller: who => {
      if (who.kind === 'anonymous') return undefined
      const subject = who.kind === 'member' ? who.memberId : who.administratorId
      return caller(subject, limited({ actor: who.kind, subject }))
    },
  }
}

type Window = (key: string, onLimit: () => void) => Refused | undefined

/** `onLimit` is called once for a key and minute. */
function createWindow(clock: Clock, most: number): Window {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (key, onLimit) => {
    const now = clock.now().getTime()
    if (now >= endsAt) {
      counts = new Map()
      endsAt = now + windowMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= most) return undefined
    if (count === most + 1) onLimit()
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
    return refuse('too_many_requests', {
      details: { seconds },
      httpHeaders: { 'retry-after': String(seconds) },
    })
  }
}

/** One subscriber of IPv6 has a whole /64 of addresses; an IPv4 address is counted alone. */
const oneAddress = { v4: 32, v6: 64 }

const guessable: ReadonlySet<string> = new Set(['auth', 'admin'])

/**
 * Calls that nobody may be shut out of for the sake of others behind the same address. Passwords are bounded by account and by
 * their network's proof of work (`server/platform/guesses`), a captcha pays for registering and for codes, and what is random or
 * signed is not guessed.
 */
const boundedOtherwise: ReadonlySet<string> = new Set([
  '/api/auth/captcha',
  '/api/auth/login2',
  '/api/auth/register2',
  '/api/auth/forgot',
  '/api/auth/passkey/login',
  '/api/auth/passkey/options',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/admin/sign-in',
  '/api/admin/passkey/options',
  '/api/admin/passkey/sign-in',
])

function isGuessable({ access, path }: Endpoint): boolean {
  return access === 'anyone' && guessable.has(path.split('/')[2] ?? '') && !boundedOtherwise.has(path)
}
