import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { refusals } from '../../../contract/refusals.ts'
import { administratorHeaders, registerMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'
import { type OddRequest, oddRequest } from './odd-request.ts'
import { createStateDigest, differingTables } from './state-digest.ts'

export interface Fuzzed {
  readonly sent: number
  /** How many were outright malformed; the others were only odd. */
  readonly malformed: number
  /** Each with the request that caused it, once for each kind. */
  readonly findings: readonly string[]
}

/** How many requests of each kind. */
export interface Wanted {
  readonly malformed: number
  /** Those may be done, and cost as much. */
  readonly odd: number
}

/** What a caller of that kind sends, with a key of its own each time. */
export type Caller = () => Record<string, string>

/** So many are made at once, and all tables looked at in between: more would not fit the memory. */
const mostAtOnce = 2_000
/** Some calls are malformed in a few ways only: so many times that many are made before that is given up. */
const mostRounds = 20
/** A session that an odd request ended is replaced after so many. */
const sessionLasts = 100
/** The server waits for its database most of the time. */
const inFlight = 8

/**
 * Sends so many generated requests of one call: none may end in a 5xx, and what is malformed may change nothing. Who calls is
 * somebody new where none is named.
 */
export async function fuzzCall(
  world: TestApp,
  endpoint: Endpoint,
  wanted: Wanted,
  seed: number,
  caller?: Caller,
): Promise<Fuzzed> {
  const digest = await createStateDigest(world.deps)
  const found = new Map<string, string>()
  let headers = caller ?? (await callerOf(world, endpoint))
  const send = async (some: readonly OddRequest[]) => {
    await severalAtOnce(some, async request => {
      const fault = await sendOne(world, endpoint, request, headers())
      if (fault !== undefined) found.set(fault, `${fault}: ${report(request)}`)
    })
  }
  const odd: OddRequest[] = []
  const made = madeRequests(endpoint, wanted, seed)
  let malformed = 0
  let before = await digest()
  for (let round = 0; malformed < wanted.malformed || odd.length < wanted.odd; round += 1) {
    if (round === mostRounds) throw new Error(`${endpoint.path}: ${malformed} malformed, ${odd.length} odd`)
    const requests = made(round)
    odd.push(...requests.filter(one => !one.isMalformed).slice(0, wanted.odd - odd.length))
    const some = requests.filter(one => one.isMalformed).slice(0, wanted.malformed - malformed)
    if (some.length === 0) continue
    malformed += some.length
    await send(some)
    const after = await digest()
    const changed = differingTables(before, after)
    before = after
    if (changed.length > 0)
      found.set(`changed ${changed}`, `changed ${changed}, one of:\n${some.map(report).join('\n')}`)
  }
  for (let at = 0; at < odd.length; at += sessionLasts) {
    if (at > 0 && endpoint.method === 'POST') headers = await callerOf(world, endpoint)
    await send(odd.slice(at, at + sessionLasts))
  }
  return { sent: malformed + odd.length, malformed, findings: [...found.values()] }
}

function madeRequests(endpoint: Endpoint, { malformed, odd }: Wanted, seed: number) {
  const arbitrary = oddRequest(endpoint)
  const numRuns = Math.min(mostAtOnce, 2 * Math.max(malformed, odd))
  return (round: number) => fc.sample(arbitrary, { numRuns, seed: seed + round })
}

async function severalAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
}

export async function callerOf(world: TestApp, endpoint: Endpoint): Promise<Caller> {
  if (endpoint.access === 'administrator') return administratorHeaders(world)
  const member = await registerMember(world)
  return () => member.keyed(randomUUID())
}

async function sendOne(world: TestApp, endpoint: Endpoint, request: OddRequest, own: Record<string, string>) {
  const { path, query, headers, payload, contentType, isMalformed } = request
  const answer = await world.app.inject({
    method: endpoint.method,
    url: `${path}${query}`,
    headers: { ...headers, ...own, ...(payload !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  })
  if (answer.statusCode >= 500) return isExpected(answer.body) ? undefined : `answered ${answer.statusCode}`
  // Who is turned away before anybody has read what they sent was not tried at all.
  if (isMalformed && (answer.statusCode < 400 || [401, 429].includes(answer.statusCode)))
    return `malformed, and answered ${answer.statusCode}`
  return answer.statusCode >= 400 ? refusalFault(answer.statusCode, answer.body) : undefined
}

/** No provider and no mail server stand behind these tests; that they are away is said in a word of its own. */
function isExpected(body: string): boolean {
  return /"error":"(payment_provider_unavailable|try_again_later|deposits_closed|not_built)"/.test(body)
}

/** A refusal is an envelope with a known word, whatever was sent. */
function refusalFault(status: number, body: string): string | undefined {
  const word = /"error":"([a-z0-9_]+)"/.exec(body)?.[1]
  if (word === undefined) return `refused with ${status} without a word`
  return word in refusals ? undefined : `refused with the unknown word ${word}`
}

function report({ path, query, headers, payload, contentType }: OddRequest): string {
  const body =
    payload === undefined ? '' : ` ${contentType} ${JSON.stringify(payload.toString('latin1').slice(0, 600))}`
  return `${path}${query.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${body}`
}
