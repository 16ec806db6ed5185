import { createSigner } from './hmac.ts'

/** What one bet's numbers follow from; all of it is published once the server seed is revealed. */
export interface FairInput {
  /** 64 hex digits; the HMAC key is this text itself, so that `openssl dgst -hmac` agrees. */
  readonly serverSeed: string
  /** See `isClientSeed`. */
  readonly clientSeed: string
  /** Counts the bets made with this pair of seeds. */
  readonly nonce: number
  /** The game's id: two games with the same seeds and nonce draw unrelated numbers. */
  readonly game: string
}

const BYTES_PER_FLOAT = 4
const FLOATS_PER_BLOCK = 32 / BYTES_PER_FLOAT

/** No colon, so that `game:clientSeed:nonce:round` reads in one way only. */
export function isClientSeed(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(value)
}

/**
 * The eight floats of block `round` (0, 1, …): `HMAC_SHA256(serverSeed, "game:clientSeed:nonce:round")`, four
 * bytes a float, big-endian, over 2^32. Each float is in [0, 1) and times 2^32 is exactly its 32-bit word.
 */
export function createBlocks(input: FairInput): (round: number) => Promise<number[]> {
  const sign = createSigner(input.serverSeed)
  return async round => {
    const mac = await sign(`${input.game}:${input.clientSeed}:${input.nonce}:${round}`)
    const words = new DataView(mac.buffer, mac.byteOffset, mac.byteLength)
    return Array.from(
      { length: FLOATS_PER_BLOCK },
      (_, index) => words.getUint32(index * BYTES_PER_FLOAT) / 2 ** 32,
    )
  }
}

/** The first `count` floats of a bet, in [0, 1). */
export async function floats(input: FairInput, count: number): Promise<number[]> {
  const block = createBlocks(input)
  const rounds = Array.from({ length: Math.ceil(count / FLOATS_PER_BLOCK) }, (_, round) => block(round))
  return (await Promise.all(rounds)).flat().slice(0, count)
}
