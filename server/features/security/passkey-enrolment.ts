import type * as z from 'zod/mini'
import {
  addPasskey,
  passkeyAddOptions,
  passkeyStepUpOptions,
  removePasskey,
  renamePasskey,
} from '../../../contract/passkeys.ts'
import type { Deps } from '../../deps.ts'
import type { MemberCaller } from '../../http/caller.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { readIdentity } from '../auth/service.ts'
import { notify } from '../information/service.ts'
import { noteSecurity } from './history.ts'
import { holdWithdrawals } from './holds.ts'
import { writeToMember } from './member-letter.ts'
import { giveChallenge, relyingParty, takeGiven, waitMs } from './passkey-challenge.ts'
import { askOptions } from './passkey-sign-in.ts'
import { deletePasskey, insertPasskey, listPasskeys, renamePasskeyRow } from './passkey-store.ts'
import { runChecked } from './run-checked.ts'
import { checkProof } from './step-up-proof.ts'
import { strongFactorOf } from './strong-factor.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

const mostPasskeys = 10
/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257]

export async function offerPasskey(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof passkeyAddOptions.body>>,
): Promise<z.output<typeof passkeyAddOptions.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'passkeys', body.proof)
  if (unproven !== undefined) return unproven
  const name = (await readIdentity(deps, deps.db, memberId))?.name ?? ''
  return runOnce(deps, { endpoint: passkeyAddOptions, memberId, key, body }, async tx => {
    const own = await listPasskeys(tx, memberId)
    if (own.length >= mostPasskeys) return refuse('limit_reached')
    const challenge = await giveChallenge(deps, tx, 'add', memberId)
    // A name for the device's own list; the id says nothing of the person to whoever reads it.
    const id = deps.secrets.sign('passkey-user', memberId).toString('base64url')
    return {
      data: {
        challenge,
        rp: { id: relyingParty(deps).id, name: 'Arara' },
        user: { id, name, displayName: name },
        pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' as const })),
        timeout: waitMs,
        attestation: 'none' as const,
        excludeCredentials: own.map(row => ({ id: row.credential_id, type: 'public-key' as const })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true,
          userVerification: 'required' as const,
        },
      },
    }
  })
}

/** The challenge was given after a step-up and serves once, so it is the proof. */
export function addOwnPasskey(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof addPasskey.body>>,
): Promise<z.output<typeof addPasskey.reply> | Refused> {
  return runChecked(deps, { endpoint: addPasskey, memberId, key, body }, async () => {
    const made = await readMade(deps, memberId, body.passkey)
    if (made === undefined) return refuse('passkey_refused')
    return async tx => {
      const id = deps.ids()
      const row = { ...made, member_id: memberId, id, name: body.name, created_at: deps.clock.now() }
      if (!(await insertPasskey(tx, row))) return refuse('passkey_known')
      const details = { name: body.name }
      await noteSecurity(deps, tx, { memberId, kind: 'passkey_added', details })
      await notify(deps, tx, { memberId, kind: 'passkey_added', details, link: '/security-center/passkeys' })
      await writeToMember(deps, tx, memberId, { kind: 'passkey_added', fields: details })
      return { data: { id } }
    }
  })
}

async function readMade(deps: Deps, memberId: string, given: z.output<typeof addPasskey.body>['passkey']) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id: expectedRPID, origins } = relyingParty(deps)
  const { authenticatorAttachment, response, ...answer } = given
  const { transports, ...signed } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {}, response: signed },
      expectedChallenge: challenge => takeGiven(deps, challenge, 'add', memberId),
      expectedOrigin: origins,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: (transports ?? []).map(text => text.slice(0, 20)),
      is_synced: credentialBackedUp,
    }
  } catch {
    return undefined
  }
}

export async function removeOwnPasskey(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof removePasskey.body>>,
): Promise<z.output<typeof removePasskey.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'passkeys', body.proof)
  if (unproven !== undefined) return unproven
  return runOnce(deps, { endpoint: removePasskey, memberId, key, body }, async tx => {
    const name = await deletePasskey(tx, memberId, body.id)
    if (name === undefined) return refuse('not_found')
    await noteSecurity(deps, tx, { memberId, kind: 'passkey_removed', details: { name } })
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
    if (!(await renamePasskeyRow(tx, memberId, body.id, body.name))) return refuse('not_found')
    await noteSecurity(deps, tx, { memberId, kind: 'passkey_renamed', details: { name: body.name } })
    return {}
  })
}

/** A challenge for the step-up of somebody who is signed in. */
export function offerStepUp(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<object>,
): Promise<z.output<typeof passkeyStepUpOptions.reply> | Refused> {
  return runOnce(deps, { endpoint: passkeyStepUpOptions, memberId, key, body }, async tx => {
    const own = (await listPasskeys(tx, memberId)).filter(row => row.suspended_at === null)
    const challenge = await giveChallenge(deps, tx, 'step_up', memberId)
    return { data: askOptions(deps, challenge, own) }
  })
}
