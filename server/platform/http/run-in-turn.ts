import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from './answers/refuse.ts'
import { clientKey, findCall } from './idempotency.ts'
import { runOnce } from './run-once.ts'

interface Call<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  readonly memberId: string
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * For a keyed call that looks at a secret before its transaction: calls of one key run one after the other, so a repeated
 * one answers what the first one answered, without a further look. `work` ends in `runOnce` of the same call.
 */
export function runInTurn<Reply extends Schema>(
  deps: Deps,
  call: Call<Reply>,
  work: () => Promise<z.output<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  const { memberId, key } = call
  if (key === undefined) return work()
  return deps.guesses.inTurn(`call:${memberId}:${key}`, async () => {
    const fate = await findCall(deps.db, { memberId, key: clientKey(key) })
    if (fate.state === 'unknown') return work()
    // Whatever the key did before, without a right secret it does nothing now.
    return runOnce(deps, call, async () => refuse('idempotency_mismatch'))
  })
}
