import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { refusals } from '../../../contract/refusals.ts'
import type { TestApp } from '../../support/test-app.ts'
import { administratorHeaders, registerMember } from '../../support/test-members.ts'
import { type OddRequest, oddRequest } from './odd-request.ts'
import { createStateDigest, differingTables } from './state-digest.ts'

export interface Fuzzed {
  readonly sent: number
  /** How many were outright malformed; the others were only odd. */
  readonly malformed: number
  /** Each with the request that caused it, once for each kind. */
  readonly findings: readonly string[]
}

type Headers = () => Record<string, string>

/** So many malformed requests are sent between two looks at all tables, which cost as much as many requests. */
const fewest = 50
const mostLooks = 8
/** A session that an odd request ended is replaced after so many. */
const sessionLasts = 50

/** Sends so many odd requests of one call: none may end in a 5xx, and what is malformed may change nothing. */
export async function fuzzCall(
  world: TestApp,
  endpoint: Endpoint,
  times: number,
  seed: number,
): Promise<Fuzzed> {
  const digest = await createStateDigest(world.deps)
  const found = new Map<string, string>()
  const requests = fc.sample(oddRequest(endpoint), { numRuns: times, seed })
  const malformed = requests.filter(one => one.isMalformed)
  const odd = requests.filter(one => !one.isMalformed)
  let headers = await callerOf(world, endpoint)
  const send = async (request: OddRequest) => {
    const fault = await sendOne(world, endpoint, request, headers())
    if (fault !== undefined) found.set(fault, `${fault}: ${tell(request)}`)
  }
  const batch = Math.max(fewest, Math.ceil(malformed.length / mostLooks))
  let before = await digest()
  for (let at = 0; at < malformed.length; at += batch) {
    const some = malformed.slice(at, at + batch)
    for (const request of some) await send(request)
    const after = await digest()
    const changed = differingTables(before, after)
    before = after
    if (changed.length > 0)
      found.set(`changed ${changed}`, `changed ${changed}, one of: ${some.map(tell).join('\n')}`)
  }
  for (const [index, request] of odd.entries()) {
    // An odd request may well be done.
    if (index % sessionLasts === 0 && index > 0) headers = await callerOf(world, endpoint)
    await send(request)
  }
  return { sent: requests.length, malformed: malformed.length, findings: [...found.values()] }
}

async function callerOf(world: TestApp, endpoint: Endpoint): Promise<Headers> {
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
  if (isMalformed && answer.statusCode < 400) return `malformed, and answered ${answer.statusCode}`
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

function tell({ path, query, headers, payload, contentType }: OddRequest): string {
  const body =
    payload === undefined ? '' : ` ${contentType} ${JSON.stringify(payload.toString('latin1').slice(0, 600))}`
  return `${path}${query.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${body}`
}
