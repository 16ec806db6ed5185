import type * as z from 'zod/mini'
import type { passkeyAddOffer, passkeyQuestion } from '../../../contract/auth/passkeys.ts'
import type { PasskeyRow } from './passkey-store.ts'

/** Who passkeys are made for (WebAuthn level 3, "relying party"). */
export interface RelyingParty {
  /** A host, or the domain above it. */
  readonly id: string
  readonly name: string
  /** Origins of the pages where they are made and used. */
  readonly origins: readonly string[]
}

const waitMs = 120_000
/** EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]

type Known = Pick<PasskeyRow, 'credential_id'>
const described = ({ credential_id: id }: Known) => ({ id, type: 'public-key' as const })

/** For `navigator.credentials.get`; with no passkeys named, the device offers the accounts it has. */
export function askOptions(
  party: RelyingParty,
  challenge: string,
  own: readonly Known[],
): z.output<typeof passkeyQuestion> {
  return {
    challenge,
    rpId: party.id,
    timeout: waitMs,
    userVerification: 'required',
    allowCredentials: own.map(described),
  }
}

/** For `navigator.credentials.create`: a discoverable passkey of this person, of which the device has none yet. */
export function addOptions(
  party: RelyingParty,
  challenge: string,
  user: { readonly id: Buffer; readonly name: string },
  own: readonly Known[],
): z.output<typeof passkeyAddOffer> {
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    user: { id: user.id.toString('base64url'), name: user.name, displayName: user.name },
    pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' as const })),
    timeout: waitMs,
    attestation: 'none',
    excludeCredentials: own.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}
