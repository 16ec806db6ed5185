import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../../contract/endpoint.ts'
import { refusals } from '../../../../contract/refusals.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Guessed } from '../../../platform/guesses/guess-limiter.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runInTurn } from '../../../platform/http/run-in-turn.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { hashPassword, isPassword } from '../../../platform/secrets/passwords.ts'
import { readIdentity } from '../../auth/service.ts'
import { notifyLockedPin } from './locked-pin.ts'
import { isGuessablePin, mostTries, pinPolicy } from './pin-rules.ts'
import { readPin } from './pin-store.ts'

/** A pepper outside the table takes part: without it, a thief of the table could guess the six digits. */
export function hashPin(deps: Pick<Deps, 'secrets'>, memberId: string, pin: string): Promise<string> {
  return hashPassword(pepper(deps, memberId, pin))
}

function pepper({ secrets }: Pick<Deps, 'secrets'>, memberId: string, pin: string): string {
  return secrets.sign('withdrawal-password', `${memberId}\0${pin}`).toString('base64')
}

/** `undefined`: nobody who knows the member guesses this one. */
export async function easyPin(deps: Deps, memberId: string, pin: string): Promise<Refused | undefined> {
  const person = await readIdentity(deps, deps.db, memberId)
  const isEasy = isGuessablePin(pin, person ?? { birthDate: null, cpf: null, phone: null })
  return isEasy ? refuse('withdrawal_password_easy') : undefined
}

const guessed = ({ secrets }: Pick<Deps, 'secrets'>, memberId: string): Guessed => ({
  subject: secrets.sign('withdrawal-password-guess', memberId),
  policy: pinPolicy,
})

/** Another one was set after the person proved otherwise that it is them. */
export function forgetPinTries(deps: Pick<Deps, 'secrets' | 'guesses'>, memberId: string): Promise<void> {
  return deps.guesses.forget(guessed(deps, memberId).subject)
}

async function checkPin(deps: Deps, memberId: string, pin: string): Promise<Refused | undefined> {
  const row = await readPin(deps.db, memberId)
  if (row === undefined) return refuse('withdrawal_password_missing')
  const tried = await deps.guesses.attempt([guessed(deps, memberId)], async () => {
    const isRight = await isPassword(row.hash, pepper(deps, memberId, pin))
    return { isRight, found: isRight }
  })
  if (tried.kind === 'busy') return refuse('try_again_later', { httpHeaders: { 'retry-after': '1' } })
  if (tried.kind === 'delayed') return locked(tried.leftMs)
  if (tried.found) return undefined
  return wrong(deps, memberId, tried.counts[0])
}

async function wrong(
  deps: Deps,
  memberId: string,
  { wrong: count, delayMs }: { readonly wrong: number; readonly delayMs: number },
): Promise<Refused> {
  const report = { actor: 'member', subject: memberId, reason: 'withdrawal_password_wrong', count } as const
  deps.securityEvents.report({ kind: delayMs > 0 ? 'lock_out' : 'proof_failed', ...report })
  if (delayMs === 0) {
    return refuse('withdrawal_password_wrong', { details: { tries_left: mostTries - count } })
  }
  await notifyLockedPin(deps, memberId, delayMs)
  return locked(delayMs)
}

function locked(leftMs: number): Refused {
  return refuse('withdrawal_password_locked', { details: { minutes: Math.ceil(leftMs / 60_000) } })
}

interface Call<Reply extends Schema> {
  readonly endpoint: Endpoint<Schema, Schema, Reply>
  readonly memberId: string
  readonly key: string | undefined
  readonly body: unknown
  readonly pin: string
  /** Also with one that is too easy to guess: it is about to be replaced. */
  readonly mayBeEasy?: boolean
  /** What is asked before a try of the password is spent; its refusal is not kept: the same key may come again. */
  readonly admit?: () => Promise<Refused | undefined>
}

type Work<Reply extends Schema> = (tx: Tx) => Promise<z.output<Reply> | Refused>

/**
 * `runOnce` for a call that needs the withdrawal password. `prepare` runs after it was right and before the
 * transaction: look-ups with others belong there. An answered key answers again without another try being counted.
 */
export function runWithPin<Reply extends Schema>(
  deps: Deps,
  call: Call<Reply>,
  prepare: () => Promise<Work<Reply> | Refused>,
): Promise<z.output<Reply> | Refused> {
  return runInTurn(deps, call, async () => {
    const unproven = await call.admit?.()
    if (unproven !== undefined) return unproven
    const prepared = (await provePin(deps, call)) ?? (await prepare())
    if (!(prepared instanceof Refused)) return runOnce(deps, call, prepared)
    // What may be otherwise in a moment is not kept as the key's answer.
    const passes = [429, 503].includes(refusals[prepared.word])
    return passes ? prepared : runOnce(deps, call, async () => prepared)
  })
}

/** From before such were refused: one that is easy to guess is changed before it is used again. */
async function provePin<Reply extends Schema>(
  deps: Deps,
  { memberId, pin, mayBeEasy = false }: Call<Reply>,
): Promise<Refused | undefined> {
  const unproven = await checkPin(deps, memberId, pin)
  if (unproven !== undefined || mayBeEasy) return unproven
  const easy = await easyPin(deps, memberId, pin)
  return easy === undefined ? undefined : refuse('withdrawal_password_outdated')
}
