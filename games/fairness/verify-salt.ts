import { beacons, bytesOfHex, isBeaconName, saltOfSignature, timeOfPulse } from './beacons.ts'

/** Where the salt of a chain comes from. */
interface SaltSource {
  readonly beacon: string
  readonly round: number
  /** Hexadecimal. */
  readonly signature: string
}

/**
 * Whether a chain's salt is the value of that round of the beacon, signed by it, and was published after the chain was
 * anchored, at that instant in milliseconds: then nobody could choose the chain by it.
 */
export async function isSaltOf(salt: string, source: SaltSource, anchoredAt: number): Promise<boolean> {
  const { beacon: name, round, signature } = source
  const bytes = bytesOfHex(signature)
  if (!isBeaconName(name) || bytes === undefined || !Number.isSafeInteger(round) || round < 1) return false
  const beacon = beacons[name]
  if (!(timeOfPulse(beacon, round) > anchoredAt)) return false
  if ((await saltOfSignature(bytes)) !== salt) return false
  // Loaded by those alone who check a shared round.
  const { isSignedBy } = await import('./verify-pulse.ts')
  return isSignedBy(beacon, round, signature)
}
