import { type BeaconName, beacons, timeOfPulse } from '../../games/fairness/beacons.ts'

interface BeaconVector {
  readonly name: string
  /** Whether the salt is the value of its source. */
  readonly right: boolean
  readonly salt: string
  readonly source: {
    readonly beacon: string
    readonly round: number
    readonly signature: string
    readonly anchored_at: string
  }
}

const aMinuteBefore = (beacon: BeaconName, round: number) =>
  new Date(timeOfPulse(beacons[beacon], round) - 60_000).toISOString()

/** Values that drand has published. */
const thousand = {
  salt: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  source: {
    beacon: 'drand-quicknet',
    round: 1_000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    anchored_at: aMinuteBefore('drand-quicknet', 1_000),
  },
}
const later = {
  salt: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  source: {
    beacon: 'drand-quicknet',
    round: 657_413,
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    anchored_at: aMinuteBefore('drand-quicknet', 657_413),
  },
}
const published = timeOfPulse(beacons['drand-quicknet'], 1_000)

export const beaconVectors: readonly BeaconVector[] = [
  { name: 'round 1,000 of drand quicknet', right: true, ...thousand },
  { name: 'round 657,413 of drand quicknet', right: true, ...later },
  { name: 'a salt that is another value', right: false, ...thousand, salt: later.salt },
  {
    name: 'a value that was published when the chain was anchored',
    right: false,
    ...thousand,
    source: { ...thousand.source, anchored_at: new Date(published).toISOString() },
  },
  {
    name: 'a beacon that nobody knows',
    right: false,
    ...thousand,
    source: { ...thousand.source, beacon: 'somewhere-else' },
  },
]

/** The beacons that salt chains, as data, with vectors. */
export function beaconPage() {
  return {
    explained_in: 'README.md',
    beacons: Object.entries(beacons).map(([name, { title, chainHash, publicKey, genesisMs, periodMs }]) => ({
      name,
      title,
      scheme: 'bls-unchained-g1-rfc9380',
      chain_hash: chainHash,
      public_key: publicKey,
      genesis_ms: genesisMs,
      period_ms: periodMs,
    })),
    vectors: beaconVectors,
  }
}
