import { bls12_381 } from '@noble/curves/bls12-381.js'
import { type Beacon, bytesOfHex } from './beacons.ts'

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** What the beacon signs: SHA-256 of the number of the round, eight bytes, the highest first. */
async function messageOf(round: number) {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setBigUint64(0, BigInt(round))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.buffer))
  return bls12_381.shortSignatures.hash(digest, domain)
}

/** Whether the beacon signed that round so (scheme `bls-unchained-g1-rfc9380`). */
export async function isSignedBy(beacon: Beacon, round: number, signature: string): Promise<boolean> {
  const [signed, key] = [bytesOfHex(signature), bytesOfHex(beacon.publicKey)]
  if (signed === undefined || key === undefined) return false
  const message = await messageOf(round)
  try {
    return bls12_381.shortSignatures.verify(signed, message, key)
  } catch {
    // Not a point of the curve.
    return false
  }
}
