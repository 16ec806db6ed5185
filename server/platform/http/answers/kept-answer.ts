import * as z from 'zod/mini'
import { answerDays, type Endpoint, type Schema } from '../../../../contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import { type CallId, type KeptAnswer, noMember, type SealedAnswer } from '../idempotency.ts'

/** A repeat of a call whose stored answer has expired: answered as done, without fields. */
export class AnswerExpired extends Error {
  constructor() {
    super('The answer of this call is no longer kept')
  }
}

const dayMs = 24 * 60 * 60_000

type Sealing = Pick<Deps, 'secrets' | 'clock'>

interface Finished {
  readonly endpoint: Endpoint<Schema, Schema, Schema>
  readonly call: CallId
  /** The reply's fields in their wire form. */
  readonly wire: unknown
  /** Whom the work named; `undefined` where it has not said. */
  readonly about: string | null | undefined
}

/**
 * How the answer of a finished call is kept: as it is where it holds amounts and ids alone, else sealed for `answerDays` under
 * the member it is about. Throws where a call of the back office has not named that member: erasure would miss it.
 */
export function keepAnswer(deps: Sealing, finished: Finished): { answer: unknown; sealed?: SealedAnswer } {
  const { endpoint, call, wire } = finished
  if (endpoint.answerKept === 'always' || isEmpty(wire)) return { answer: wire }
  const memberId = subjectOf(finished)
  const expiresAt = new Date(deps.clock.now().getTime() + answerDays * dayMs)
  const bytes = deps.secrets.encrypt(JSON.stringify(wire), contextOf(call))
  return { answer: null, sealed: { memberId, bytes, expiresAt } }
}

function subjectOf({ endpoint, call, about }: Finished): string | null {
  switch (endpoint.answerAbout) {
    case 'nobody':
      return null
    case 'caller':
      return call.memberId === noMember ? null : call.memberId
    case 'member':
      if (about === undefined) throw new Error(`${endpoint.path} has not named the member it is about`)
      return about
  }
}

/** The wire form of what was kept; throws `AnswerExpired` when its days are over or its member was erased. */
export function openAnswer(deps: Sealing, call: CallId, kept: KeptAnswer): unknown {
  if (kept.answer !== null) return kept.answer
  const { sealed } = kept
  if (sealed === null || sealed.expiresAt <= deps.clock.now()) throw new AnswerExpired()
  return z.parse(z.unknown(), JSON.parse(deps.secrets.decrypt(sealed.bytes, contextOf(call))))
}

function isEmpty(wire: unknown): boolean {
  return typeof wire === 'object' && wire !== null && Object.keys(wire).length === 0
}

const contextOf = ({ memberId, key }: CallId) => `call-answer:${memberId}:${key}`
