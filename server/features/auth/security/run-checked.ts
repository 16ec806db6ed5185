import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../../contract/endpoint.ts'
import { refusals } from '../../../../contract/refusals.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { runInTurn } from '../../../platform/http/run-in-turn.ts'
import { runOnce } from '../../../platform/http/run-once.ts'

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
export function runChecked<Reply extends Schema>(
  deps: Deps,
  call: Call<Reply>,
  check: () => Promise<Work<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  return runInTurn(deps, call, async () => {
    const checked = await check()
    if (!(checked instanceof Refused)) return runOnce(deps, call, checked)
    // What is otherwise in a moment, or after another code, is not kept as the key's answer.
    const passes = [429, 503].includes(refusals[checked.word]) || checked.word === 'second_factor_required'
    return passes ? checked : runOnce(deps, call, async () => checked)
  })
}
