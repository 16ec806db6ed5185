import * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import { refusals } from '../../../contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { type Tx, transaction } from '../database/transaction.ts'
import { keepAnswer, openAnswer } from './answers/kept-answer.ts'
import { Refused, refuse } from './answers/refuse.ts'
import { readRefusal, writeRefusal } from './answers/stored-refusal.ts'
import { type Begun, type CallId, clientKey, finishCall } from './idempotency.ts'
import { type RequestHashes, requestHashes } from './requests/request-hash.ts'

interface Call<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  /** Whose key it is: the member, the administrator, or `noMember`. */
  readonly memberId: string
  /** The caller's `Idempotency-Key`; `undefined` only where the work has a unique business key of its own. */
  readonly key: string | undefined
  readonly body: unknown
}

/** A member's call with a body, as a feature's service takes it. */
export interface Asked<Body> {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: Body
}

type OnceDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'wallet' | 'pokeOutbox'>
/** Names the member whose data the answer holds, where the caller is an administrator; `null` where no member is known. */
type NameSubject = (memberId: string | null) => void
type Work<Reply extends Schema> = (tx: Tx, isAbout: NameSubject) => Promise<z.output<Reply> | Refused>
type Keyed = (RequestHashes & { readonly memberId: string; readonly key: string }) | undefined

/**
 * Does the work of a keyed call once, however often it arrives. Key and effect commit together under `(member, key)`:
 * the same key with the same body answers the first answer again, with another body `idempotency_mismatch`, after
 * `POST /api/calls/:key/close` `call_closed`, and once the answer's days are over (`answerKept` of the endpoint) `AnswerExpired`
 * is thrown, which is answered as done. A refusal undoes what the work wrote and is stored; a thrown error stores nothing. `work` runs
 * under the lock of the member's wallets and must have no effect outside its transaction: no HTTP call, no argon2.
 */
export async function runOnce<Reply extends Schema>(
  deps: OnceDeps,
  call: Call<Reply>,
  work: Work<Reply>,
): Promise<z.output<Reply> | Refused> {
  const { memberId, key, endpoint, body } = call
  const keyed =
    key === undefined
      ? undefined
      : { memberId, key: clientKey(key), ...requestHashes(deps.secrets, endpoint, body) }
  try {
    return await transaction(deps.db, tx => doOnce(deps, tx, endpoint, keyed, work), {
      keyed: keyed !== undefined,
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const { refused } = error
    return keyed === undefined ? refused : await keepRefusal(deps, endpoint, keyed, refused)
  } finally {
    deps.pokeOutbox()
  }
}

/** Rolls the work's own writes back; never leaves this file. */
class Undone extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.word)
    this.refused = refused
  }
}

async function doOnce<Reply extends Schema>(
  deps: OnceDeps,
  tx: Tx,
  endpoint: Endpoint<Schema, Schema, Reply>,
  keyed: Keyed,
  work: Work<Reply>,
): Promise<z.output<Reply> | Refused> {
  if (keyed !== undefined) {
    const begun = await deps.wallet.beginCall(tx, keyed)
    if (begun.state !== 'new') return replay(deps, endpoint, keyed, begun)
  }
  const named: { memberId?: string | null } = {}
  const outcome = await work(tx, memberId => {
    named.memberId = memberId
  })
  if (outcome instanceof Refused) throw new Undone(outcome)
  if (keyed !== undefined) {
    const wire = z.encode(endpoint.reply, outcome)
    const kept = keepAnswer(deps, { endpoint, call: keyed, wire, about: named.memberId })
    await finishCall(tx, keyed, { state: 'done', status: 200, ...kept })
  }
  return outcome
}

/** In a transaction of its own; if the key was closed or the call done meanwhile, that stands. */
async function keepRefusal<Reply extends Schema>(
  deps: OnceDeps,
  endpoint: Endpoint<Schema, Schema, Reply>,
  keyed: NonNullable<Keyed>,
  refused: Refused,
): Promise<z.output<Reply> | Refused> {
  const keep = async (tx: Tx) => {
    const begun = await deps.wallet.beginCall(tx, keyed)
    if (begun.state !== 'new') return replay(deps, endpoint, keyed, begun)
    const status = refusals[refused.word]
    await finishCall(tx, keyed, { state: 'refused', status, answer: writeRefusal(refused) })
    return refused
  }
  return transaction(deps.db, keep, { keyed: true })
}

function replay<Reply extends Schema>(
  deps: OnceDeps,
  endpoint: Endpoint<Schema, Schema, Reply>,
  call: CallId,
  begun: Exclude<Begun, { state: 'new' }>,
): z.output<Reply> | Refused {
  if (begun.state === 'closed') return refuse('call_closed')
  if (begun.state === 'mismatch') return refuse('idempotency_mismatch')
  if (begun.status !== 200) return readRefusal(begun.answer)
  return z.parse(endpoint.reply, openAnswer(deps, call, begun))
}
