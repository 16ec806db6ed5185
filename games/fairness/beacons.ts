import { toHex } from './hex.ts'

/** A public beacon: a value in every period that nobody can foresee, and that everybody can look up afterwards. */
export interface Beacon {
  /** As people know it. */
  readonly title: string
  /** Hash of its chain: part of every address of a value. */
  readonly chainHash: string
  /** BLS12-381, a point of G2: what its signatures are checked with. */
  readonly publicKey: string
  /** When round 1 was published, and how long after it each next one, in milliseconds. */
  readonly genesisMs: number
  readonly periodMs: number
}

/** Beacons that salt chains. `sandbox` is the one of demos and tests: its secret is in this repository. */
export const beacons = {
  'drand-quicknet': {
    title: 'drand quicknet',
    chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    genesisMs: 1_692_803_367_000,
    periodMs: 3_000,
  },
  sandbox: {
    title: 'sandbox',
    chainHash: 'a7a7a0'.padEnd(64, '0'),
    publicKey:
      '8215e4659af5fb520cf6a310457d7584f9824ba0def14a56e5f26a3a4a98aa28bdd6c6989fc5da95602a5c74478d403503367145fb3d78913c8e3e21478a8b0b88de51ec1976f2b0e9e012fbd20aa22db7fdc00b08b7335dd4d6043f2a3d6614',
    genesisMs: 1_692_803_367_000,
    periodMs: 1_000,
  },
} as const satisfies Readonly<Record<string, Beacon>>
export type BeaconName = keyof typeof beacons

/** Whether a word names a public beacon that chains are salted with. */
export const isBeaconName = (name: string): name is BeaconName => Object.hasOwn(beacons, name)

/** When the beacon publishes the value of that round, in milliseconds since 1970. */
export const timeOfPulse = ({ genesisMs, periodMs }: Beacon, round: number): number =>
  genesisMs + (round - 1) * periodMs

/** The first round whose value is published a whole period after that instant, or later: nobody knows it then. */
export const pulseAfter = ({ genesisMs, periodMs }: Beacon, instant: number): number =>
  Math.ceil((instant - genesisMs) / periodMs) + 2

/** A signature as hexadecimal digits; `undefined` for other text. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], digits => Number.parseInt(digits, 16))
}

/** The value of a round: SHA-256 of the bytes of its signature. */
export async function saltOfSignature(signature: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', signature)))
}
