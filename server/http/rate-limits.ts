import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Caller } from './caller.ts'
import { type Refused, refuse } from './refuse.ts'

export interface RateLimits {
  readonly ofAddress: (request: FastifyRequest, endpoint: Endpoint) => Promise<Refused | undefined>
  readonly ofCaller: (request: FastifyRequest, caller: Caller) => Promise<Refused | undefined>
}

const minute = 60_000
/** A whole office or a mobile carrier's gateway can stand behind one address. */
const perAddress = 1200
/** Where guessing pays: passwords, codes, captchas, enrolment links. */
const perAddressGuessing = 40
/** Ten a second over a minute: a fast player with two tabs stays under it. */
const perCaller = 600

/** Requests a minute, counted in this process: by address, tighter where guessing pays, and by who is signed in. */
export async function createRateLimits(app: FastifyInstance, generous: boolean): Promise<RateLimits> {
  await app.register(rateLimit, { global: false })
  const factor = generous ? 1000 : 1
  const callers = new WeakMap<FastifyRequest, string>()
  const address = app.createRateLimit({ max: perAddress * factor, timeWindow: minute })
  const guessing = app.createRateLimit({ max: perAddressGuessing * factor, timeWindow: minute })
  const caller = app.createRateLimit({
    max: perCaller * factor,
    timeWindow: minute,
    keyGenerator: request => callers.get(request) ?? 'nobody',
  })
  return {
    ofAddress: async (request, endpoint) =>
      refusedBy(await address(request)) ??
      (isGuessable(endpoint) ? refusedBy(await guessing(request)) : undefined),
    ofCaller: async (request, who) => {
      if (who.kind === 'anonymous') return undefined
      callers.set(request, who.kind === 'member' ? who.memberId : who.administratorId)
      return refusedBy(await caller(request))
    },
  }
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refusedBy(verdict: Verdict): Refused | undefined {
  if (verdict.isAllowed || !verdict.isExceeded) return undefined
  const seconds = Math.max(1, verdict.ttlInSeconds)
  return refuse('too_many_requests', {
    details: { seconds },
    httpHeaders: { 'retry-after': String(seconds) },
  })
}

function isGuessable(endpoint: Endpoint): boolean {
  return endpoint.access === 'anyone' && /^\/api\/(auth|admin)\//.test(endpoint.path)
}
