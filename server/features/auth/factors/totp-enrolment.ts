import type * as z from 'zod/mini'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { fromBase32, matchingStep, toBase32, totpUri } from '../../../platform/secrets/totp.ts'
import { recordSecurity } from '../security/history.ts'
import { holdWithdrawals } from '../security/holds.ts'
import { writeToMember } from '../security/member-message.ts'
import { runChecked } from '../security/run-checked.ts'
import { readIdentity } from '../service.ts'
import { confirmTotpRow, deleteTotp, putTotp, readTotp, takeStep } from './factor-store.ts'
import { codesOf, recoverySet, saveRecoverySet } from './recovery-codes.ts'
import { totpContext } from './second-factor.ts'
import { checkProof } from './step-up-proof.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}
type Proven = Asked<{ readonly proof: string }>

/** A new secret, worth nothing until a code of it was typed. It is read from its row again for a repeated call, and kept in no answer. */
export async function beginOwnTotp(
  deps: Deps,
  { caller, key, body }: Proven,
): Promise<z.output<typeof beginTotp.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'totp', body.proof)
  if (unproven !== undefined) return unproven
  const sealed = deps.secrets.encrypt(toBase32(deps.random(20)), totpContext(memberId))
  const empty = { data: { secret: '', uri: '' } }
  const begun = await runOnce(deps, { endpoint: beginTotp, memberId, key, body }, async tx =>
    (await putTotp(tx, memberId, sealed, deps.clock.now())) ? empty : refuse('totp_set'),
  )
  if (begun instanceof Refused) return begun
  const row = await readTotp(deps.db, memberId)
  if (row === undefined || row.confirmed_at !== null) return refuse('totp_set')
  const secret = deps.secrets.decrypt(row.secret_sealed, totpContext(memberId))
  const person = await readIdentity(deps, deps.db, memberId)
  return { data: { secret, uri: totpUri(person?.name ?? '', secret) } }
}

type Codes = z.output<typeof confirmTotp.reply>

/** The first code turns it on. The recovery codes follow from their set's id by our key: none is stored in clear. */
export async function confirmOwnTotp(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof confirmTotp.body>>,
): Promise<Codes | Refused> {
  const set = recoverySet(deps)
  const call = { endpoint: { ...confirmTotp, reply: set.stored }, memberId, key, body }
  const done = await runChecked(deps, call, async () => {
    const row = await readTotp(deps.db, memberId)
    if (row === undefined) return refuse('totp_missing')
    if (row.confirmed_at !== null) return refuse('totp_set')
    const secret = fromBase32(deps.secrets.decrypt(row.secret_sealed, totpContext(memberId)))
    const step = matchingStep(secret, body.totp, deps.clock.now())
    if (step === undefined) return refuse('second_factor_wrong')
    return async tx => {
      const isFirst =
        (await takeStep(tx, memberId, step)) && (await confirmTotpRow(tx, memberId, deps.clock.now()))
      if (!isFirst) return refuse('totp_set')
      await saveRecoverySet(deps, tx, memberId, set.id)
      await recordSecurity(deps, tx, { memberId, kind: 'totp_on', details: {} })
      await writeToMember(deps, tx, memberId, { kind: 'second_factor_on', fields: {} })
      return { set_id: set.id }
    }
  })
  return done instanceof Refused ? done : { recovery_codes: codesOf(deps, memberId, done.set_id) }
}

/** Weakens the account, so withdrawals wait. */
export async function removeOwnTotp(
  deps: Deps,
  { caller, key, body }: Proven,
): Promise<z.output<typeof removeTotp.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'totp', body.proof)
  if (unproven !== undefined) return unproven
  return runOnce(deps, { endpoint: removeTotp, memberId, key, body }, async tx => {
    if (!(await deleteTotp(tx, memberId))) return refuse('totp_missing')
    return { held_until: await notifyOfRemoval(deps, tx, memberId) }
  })
}

async function notifyOfRemoval(deps: Deps, tx: Tx, memberId: string): Promise<string> {
  const held_until = (await holdWithdrawals(deps, tx, memberId, 'totp_off')).toISOString()
  await recordSecurity(deps, tx, { memberId, kind: 'totp_off', details: {} })
  await notify(deps, tx, { memberId, kind: 'totp_off', details: { held_until }, link: '/security-center' })
  await writeToMember(deps, tx, memberId, { kind: 'second_factor_off', fields: { held_until } })
  return held_until
}

export async function renewOwnRecoveryCodes(
  deps: Deps,
  { caller, key, body }: Proven,
): Promise<Codes | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'totp', body.proof)
  if (unproven !== undefined) return unproven
  const set = recoverySet(deps)
  const call = { endpoint: { ...renewRecoveryCodes, reply: set.stored }, memberId, key, body }
  const done = await runOnce(deps, call, async tx => {
    const row = await readTotp(tx, memberId)
    if (row === undefined || row.confirmed_at === null) return refuse('totp_missing')
    await saveRecoverySet(deps, tx, memberId, set.id)
    await recordSecurity(deps, tx, { memberId, kind: 'recovery_codes_made', details: {} })
    return { set_id: set.id }
  })
  return done instanceof Refused ? done : { recovery_codes: codesOf(deps, memberId, done.set_id) }
}
