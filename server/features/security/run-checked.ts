import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import { refusals } from '../../../contract/refusals.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { clientKey, findCall } from '../../wallet/calls.ts'

interface Call<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  readonly memberId: string
  readonly key: string | undefined
  readonly body: unknown
}

type Work<Reply extends Schema> = (tx: Tx) => Promise<z.output<Reply> | Refused>

/**
 * `runOnce` for a call that first looks at something secret: `check` counts its own tries in commits of its own, hashes
 * passwords, and runs before the transaction. A key that was answered answers again without another try.
 */
export async function runChecked<Reply extends Schema>(
  deps: Deps,
  call: Call<Reply>,
  check: () => Promise<Work<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  const { memberId, key } = call
  const fate = key === undefined ? undefined : await findCall(deps.db, { memberId, key: clientKey(key) })
  // Whatever the key did before, without a right secret it does nothing now.
  if (fate !== undefined && fate.state !== 'unknown')
    return runOnce(deps, call, async () => refuse('idempotency_mismatch'))
  const checked = await check()
  if (!(checked instanceof Refused)) return runOnce(deps, call, checked)
  // What is otherwise in a moment, or after another code, is not kept as the key's answer.
  const passes = [429, 503].includes(refusals[checked.word]) || checked.word === 'second_factor_required'
  return passes ? checked : runOnce(deps, call, async () => checked)
}
