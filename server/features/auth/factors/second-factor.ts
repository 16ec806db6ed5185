import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import {
  countFailure,
  delayAfter,
  forgetFailures,
  readFailures,
  waitLeft,
} from '../../../platform/guesses/sign-in-failures.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { fromBase32, matchingStep } from '../../../platform/secrets/totp.ts'
import { recordSecurity } from '../security/history.ts'
import { readTotp, type TotpRow, takeRecoveryCode, takeStep } from './factor-store.ts'

const rememberedMs = 24 * 3_600_000

export const totpContext = (memberId: string) => `member:${memberId}:totp`

/**
 * The second step of a sign-in or a step-up, after the first one succeeded. `undefined`: proven, or no factor is set up.
 * Tries are counted by member, before the code is checked: an attacker could guess six digits from many addresses.
 */
export async function checkSecondFactor(
  deps: Deps,
  memberId: string,
  given: string | undefined,
): Promise<Refused | undefined> {
  const totp = await readTotp(deps.db, memberId)
  if (totp === undefined || totp.confirmed_at === null) return undefined
  if (given === undefined) return refuse('second_factor_required')
  const { db, clock, secrets } = deps
  const subject = secrets.sign('second-factor-failure', memberId)
  const now = clock.now()
  const before = await readFailures(db, subject, now)
  const left = waitLeft(before, now)
  if (left > 0) return delayed(left)
  const [count = 1] = await countFailure(db, [subject], now, new Date(now.getTime() + rememberedMs))
  if (count - 1 > before.count && delayAfter(count - 1) > 0) return delayed(delayAfter(count - 1))
  if (!(await isFactor(deps, memberId, totp, given))) {
    const report = { actor: 'member', subject: memberId, reason: 'second_factor_wrong', count } as const
    deps.securityEvents.report({ kind: delayAfter(count) > 0 ? 'lock_out' : 'sign_in_failed', ...report })
    return refuse('second_factor_wrong')
  }
  await forgetFailures(db, subject)
  return undefined
}

function delayed(leftMs: number): Refused {
  const seconds = Math.ceil(leftMs / 1000)
  return refuse('sign_in_delayed', { details: { seconds }, httpHeaders: { 'retry-after': String(seconds) } })
}

async function isFactor(deps: Deps, memberId: string, totp: TotpRow, given: string): Promise<boolean> {
  const typed = given.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(typed)) {
    const secret = fromBase32(deps.secrets.decrypt(totp.secret_sealed, totpContext(memberId)))
    const step = matchingStep(secret, typed, deps.clock.now())
    return step !== undefined && takeStep(deps.db, memberId, step)
  }
  return spendRecoveryCode(deps, memberId, typed)
}

async function spendRecoveryCode(deps: Deps, memberId: string, typed: string): Promise<boolean> {
  const hash = hashRecoveryCode(deps, memberId, typed)
  return transaction(deps.db, async tx => {
    if (!(await takeRecoveryCode(tx, memberId, hash, deps.clock.now()))) return false
    await recordSecurity(deps, tx, { memberId, kind: 'recovery_code_used', details: {} })
    return true
  })
}

export function hashRecoveryCode({ secrets }: Pick<Deps, 'secrets'>, memberId: string, code: string): Buffer {
  return secrets.sign('recovery-code', `${memberId}\0${code}`)
}
