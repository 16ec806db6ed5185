import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import { refusals } from '../../../contract/refusals.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { hashPassword, isPassword } from '../../passwords.ts'
import { clientKey, findCall } from '../../wallet/calls.ts'
import { countTry, forgiveTries, lockPin, readPin } from './pin-store.ts'
import { lockMs, mostTries } from './rules.ts'

/** Six digits fall to whoever steals the table, unless a key that is not in it took part. */
export function hashPin(deps: Pick<Deps, 'secrets'>, memberId: string, pin: string): Promise<string> {
  return hashPassword(pepper(deps, memberId, pin))
}

function pepper({ secrets }: Pick<Deps, 'secrets'>, memberId: string, pin: string): string {
  return secrets.sign('withdrawal-password', `${memberId}\0${pin}`).toString('base64')
}

/** Counts the try in a commit of its own, then looks: a crash or a crowd of callers gives no free tries. */
async function checkPin(deps: Deps, memberId: string, pin: string): Promise<Refused | undefined> {
  const { db, clock } = deps
  const counted = await countTry(db, memberId, { now: clock.now(), most: mostTries })
  if (counted === undefined) {
    const isSet = (await readPin(db, memberId)) !== undefined
    return isSet ? locked(deps, memberId) : refuse('withdrawal_password_missing')
  }
  if (await isPassword(counted.hash, pepper(deps, memberId, pin))) {
    await forgiveTries(db, memberId)
    return undefined
  }
  if (counted.tries >= mostTries) return locked(deps, memberId)
  return refuse('withdrawal_password_wrong', { details: { tries_left: mostTries - counted.tries } })
}

async function locked({ db, clock }: Deps, memberId: string): Promise<Refused> {
  const now = clock.now().getTime()
  const until = await lockPin(db, memberId, { most: mostTries, until: new Date(now + lockMs) })
  // Only callers at the very same moment took the tries, and one of them was right.
  if (until === undefined) return refuse('try_again_later', { httpHeaders: { 'retry-after': '1' } })
  return refuse('withdrawal_password_locked', {
    details: { minutes: Math.max(1, Math.ceil((until.getTime() - now) / 60_000)) },
  })
}

interface Call<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  readonly memberId: string
  readonly key: string | undefined
  readonly body: unknown
  readonly pin: string
  /** What is asked before a try of the password is spent; its refusal is not kept: the same key may come again. */
  readonly admit?: () => Promise<Refused | undefined>
}

type Work<Reply extends Schema> = (tx: Tx) => Promise<z.output<Reply> | Refused>

/**
 * `runOnce` for a call that needs the withdrawal password. `prepare` runs after it was right and before the
 * transaction: look-ups with others belong there. An answered key answers again without another try being counted.
 */
export async function runWithPin<Reply extends Schema>(
  deps: Deps,
  call: Call<Reply>,
  prepare: () => Promise<Work<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  const { memberId, key } = call
  const fate = key === undefined ? undefined : await findCall(deps.db, { memberId, key: clientKey(key) })
  // Whatever the key did before, without a right password it does nothing now.
  if (fate !== undefined && fate.state !== 'unknown')
    return runOnce(deps, call, async () => refuse('idempotency_mismatch'))
  const unproven = await call.admit?.()
  if (unproven !== undefined) return unproven
  const prepared = (await checkPin(deps, memberId, call.pin)) ?? (await prepare())
  if (!(prepared instanceof Refused)) return runOnce(deps, call, prepared)
  // What may be otherwise in a moment is not kept as the key's answer.
  return refusals[prepared.word] === 503 ? prepared : runOnce(deps, call, async () => prepared)
}
