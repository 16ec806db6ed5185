import { sha256 } from './sha256.ts'

/** What the server asks of a device before it looks at a registration (contract: `captcha`). */
export type ProofChallenge = { prefix: string; bits: number }

/** Number of zero bits a hash begins with. */
function leadingZeros(words: Int32Array): number {
  let zeros = 0
  for (const word of words) {
    if (word !== 0) return zeros + Math.clz32(word)
    zeros += 32
  }
  return zeros
}

/** The first counter, as decimal text, for which SHA-256(prefix + counter) begins with so many zero bits. Blocks: call it in a worker. */
export function solveProof({ prefix, bits }: ProofChallenge): string {
  const encoder = new TextEncoder()
  for (let counter = 0; ; counter += 1) {
    if (leadingZeros(sha256(encoder.encode(`${prefix}${counter}`))) >= bits) return String(counter)
  }
}
