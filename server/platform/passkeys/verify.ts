import type * as z from 'zod/mini'
import type { newPasskey, passkeyAnswer } from '../../../contract/auth/passkeys.ts'
import type { Deps } from '../../deps.ts'
import { type Meant, takeGiven } from './challenge.ts'
import type { NewPasskey, PasskeyRow, PasskeyStore } from './passkey-store.ts'
import { algorithms, type RelyingParty } from './relying-party.ts'

type Answer = z.output<typeof passkeyAnswer>
type Made = z.output<typeof newPasskey>

/** What is kept of a passkey that a device made; `undefined`: not made here, now and for this. */
export async function readMade(
  party: RelyingParty,
  given: Made,
  isMeant: (challenge: string) => Promise<boolean>,
): Promise<
  Pick<NewPasskey, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'> | undefined
> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { authenticatorAttachment, response, ...answer } = given
  const { transports, ...signed } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {}, response: signed },
      expectedChallenge: isMeant,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
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

export type Verdict =
  | { readonly kind: 'good' | 'copied'; readonly row: PasskeyRow }
  | { readonly kind: 'refused' }

/**
 * Whether a known passkey signed what it was asked to. `copied`: its counter went back, or it was suspended before; neither
 * of the two devices may be trusted. What the signature covers is checked by the library; the counter here.
 */
export async function verifyAnswer<Purpose extends string>(
  deps: Deps,
  { store, party }: { readonly store: PasskeyStore<Purpose>; readonly party: RelyingParty },
  answer: Answer,
  meant: Meant<Purpose>,
): Promise<Verdict> {
  const row = await store.find(deps.db, answer.id)
  const isMeant = (challenge: string) => takeGiven(deps, store, meant, challenge)
  const counter = row === undefined ? undefined : await readCounter(party, answer, row, isMeant)
  if (row === undefined || counter === undefined) return { kind: 'refused' }
  const counted = await store.countUse(deps.db, row.credential_id, counter, deps.clock.now())
  return { kind: counted ? 'good' : 'copied', row }
}

/** The counter that was signed; `undefined`: not signed by this passkey, here, now and for this. */
async function readCounter(
  { id, origins }: RelyingParty,
  answer: Answer,
  row: PasskeyRow,
  isMeant: (challenge: string) => Promise<boolean>,
): Promise<bigint | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: toResponse(answer),
      expectedChallenge: isMeant,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      // Zero: the library would throw for a counter that went back, and could not tell us that it was that.
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: 0 },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : undefined
  } catch {
    return undefined
  }
}

function toResponse({ response, authenticatorAttachment, ...answer }: Answer) {
  const { userHandle, ...signed } = response
  return {
    ...answer,
    ...(authenticatorAttachment !== undefined && { authenticatorAttachment }),
    clientExtensionResults: {},
    response: { ...signed, ...(typeof userHandle === 'string' && { userHandle }) },
  }
}
