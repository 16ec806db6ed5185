import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Caller } from './caller.ts'
import { type Refused, refuse } from './refuse.ts'

export interface RateLimits {
  readonly ofAddress: (request: FastifyRequest, endpoint: Endpoint) => Refused | undefined
  readonly ofCaller: (caller: Caller) => Refused | undefined
}

const windowMs = 60_000
/** A whole office or a mobile carrier's gateway can stand behind one address. */
const perAddress = 1200
/** Where guessing pays: passwords, codes, captchas, enrolment links. */
const perAddressGuessing = 40
/** Ten a second over a minute: a fast player with two tabs stays under it. */
const perCaller = 600

/**
 * Requests a minute, counted in this process: by address, tighter where guessing pays, and by who is signed in.
 * Counted without a promise and without a timer: it stands in front of every call.
 */
export function createRateLimits(clock: Clock, generous: boolean): RateLimits {
  // Generated requests come by the ten thousand a call, and several calls in a minute.
  const factor = generous ? 10_000 : 1
  const address = createWindow(clock, perAddress * factor)
  const guessing = createWindow(clock, perAddressGuessing * factor)
  const caller = createWindow(clock, perCaller * factor)
  return {
    ofAddress: (request, endpoint) => {
      const from = networkOf(request.ip)
      return address(from) ?? (isGuessable(endpoint) ? guessing(from) : undefined)
    },
    ofCaller: who => {
      if (who.kind === 'anonymous') return undefined
      return caller(who.kind === 'member' ? who.memberId : who.administratorId)
    },
  }
}

function createWindow(clock: Clock, most: number): (key: string) => Refused | undefined {
  let counts = new Map<string, number>()
  let endsAt = 0
  return key => {
    const now = clock.now().getTime()
    if (now >= endsAt) {
      counts = new Map()
      endsAt = now + windowMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= most) return undefined
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
    return refuse('too_many_requests', {
      details: { seconds },
      httpHeaders: { 'retry-after': String(seconds) },
    })
  }
}

/** One subscriber of IPv6 has a whole /64 of addresses. */
function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip
}

const guessable: ReadonlySet<string> = new Set(['auth', 'admin'])

function isGuessable({ access, path }: Endpoint): boolean {
  return access === 'anyone' && guessable.has(path.split('/')[2] ?? '')
}
