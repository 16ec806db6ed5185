import type * as z from 'zod/mini'
import {
  addPasskey,
  passkeyAddOptions,
  passkeyStepUpOptions,
  removePasskey,
  renamePasskey,
} from '../../../../contract/auth/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { giveChallenge, takeGiven } from '../../../platform/passkeys/challenge.ts'
import { addOptions, askOptions } from '../../../platform/passkeys/relying-party.ts'
import { readMade } from '../../../platform/passkeys/verify.ts'
import { recordSecurity } from '../security/history.ts'
import { holdWithdrawals } from '../security/holds.ts'
import { writeToMember } from '../security/member-message.ts'
import { runChecked } from '../security/run-checked.ts'
import { readIdentity } from '../service.ts'
import { memberPasskeys, playersParty } from './member-passkeys.ts'
import { checkProof } from './step-up-proof.ts'
import { strongFactorOf } from './strong-factor.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

const mostPasskeys = 10

export async function offerPasskey(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof passkeyAddOptions.body>>,
): Promise<z.output<typeof passkeyAddOptions.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'passkeys', body.proof)
  if (unproven !== undefined) return unproven
  const name = (await readIdentity(deps, deps.db, memberId))?.name ?? ''
  return runOnce(deps, { endpoint: passkeyAddOptions, memberId, key, body }, async tx => {
    const own = await memberPasskeys.list(tx, memberId)
    if (own.length >= mostPasskeys) return refuse('limit_reached')
    const meant = { purpose: 'add' as const, ownerId: memberId }
    const challenge = await giveChallenge(deps, tx, memberPasskeys, meant)
    // A name for the device's own list; the id reveals nothing about the person.
    const user = { id: deps.secrets.sign('passkey-user', memberId), name }
    return { data: addOptions(playersParty(deps), challenge, user, own) }
  })
}

/** The challenge was given after a step-up and serves once, so it is the proof. */
export function addOwnPasskey(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof addPasskey.body>>,
): Promise<z.output<typeof addPasskey.reply> | Refused> {
  return runChecked(deps, { endpoint: addPasskey, memberId, key, body }, async () => {
    const made = await readMade(playersParty(deps), body.passkey, challenge =>
      takeGiven(deps, memberPasskeys, { purpose: 'add', ownerId: memberId }, challenge),
    )
    if (made === undefined) return refuse('passkey_refused')
    return async tx => {
      const id = deps.ids()
      const row = { ...made, owner_id: memberId, id, name: body.name, created_at: deps.clock.now() }
      if (!(await memberPasskeys.insert(tx, row))) return refuse('passkey_known')
      const details = { name: body.name }
      await recordSecurity(deps, tx, { memberId, kind: 'passkey_added', details })
      await notify(deps, tx, { memberId, kind: 'passkey_added', details, link: '/security-center/passkeys' })
      await writeToMember(deps, tx, memberId, { kind: 'passkey_added', fields: details })
      return { data: { id } }
    }
  })
}

export async function removeOwnPasskey(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof removePasskey.body>>,
): Promise<z.output<typeof removePasskey.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'passkeys', body.proof)
  if (unproven !== undefined) return unproven
  return runOnce(deps, { endpoint: removePasskey, memberId, key, body }, async tx => {
    const name = await memberPasskeys.remove(tx, memberId, body.id)
    if (name === undefined) return refuse('not_found')
    await recordSecurity(deps, tx, { memberId, kind: 'passkey_removed', details: { name } })
    // The last thing beside the password is gone: as when two-step verification is turned off.
    if ((await strongFactorOf(tx, memberId)) === undefined) {
      await holdWithdrawals(deps, tx, memberId, 'passkey_removed')
    }
    return {}
  })
}

export function renameOwnPasskey(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof renamePasskey.body>>,
): Promise<z.output<typeof renamePasskey.reply> | Refused> {
  return runOnce(deps, { endpoint: renamePasskey, memberId, key, body }, async tx => {
    if (!(await memberPasskeys.rename(tx, memberId, body.id, body.name))) return refuse('not_found')
    await recordSecurity(deps, tx, { memberId, kind: 'passkey_renamed', details: { name: body.name } })
    return {}
  })
}

/** A challenge for the step-up of somebody who is signed in. */
export function offerStepUp(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<object>,
): Promise<z.output<typeof passkeyStepUpOptions.reply> | Refused> {
  return runOnce(deps, { endpoint: passkeyStepUpOptions, memberId, key, body }, async tx => {
    const own = (await memberPasskeys.list(tx, memberId)).filter(row => row.suspended_at === null)
    const challenge = await giveChallenge(deps, tx, memberPasskeys, { purpose: 'step_up', ownerId: memberId })
    return { data: askOptions(playersParty(deps), challenge, own) }
  })
}
