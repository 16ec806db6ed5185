import { createHash } from 'node:crypto'

/** Sixty-five thousand hashes on average: half a second of a slow phone's worker. */
export const leastBits = 16
/** Two million hashes: about 16 s of a slow phone, 2 s of a computer. Nobody is kept out by more. */
const mostBits = 21

/** Leading zero bits asked for after so many tries: none while they are few, one more with each doubling from then on. */
export function bitsAfter(tries: number, free: number): number {
  if (tries < free) return 0
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(tries / free)))
}

/** Whether SHA-256(prefix + counter) begins with that many zero bits. */
export function isProof(prefix: string, counter: string, bits: number): boolean {
  if (!/^\d{1,20}$/.test(counter)) return false
  const hash = createHash('sha256').update(`${prefix}${counter}`).digest()
  return hash.readUInt32BE(0) >>> (32 - bits) === 0
}
