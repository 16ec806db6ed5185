import { createHash } from 'node:crypto'

/** Sixty-five thousand hashes on average: half a second of a slow phone's worker. */
export const workBits = 16

/** Whether SHA-256(prefix + counter) begins with that many zero bits. */
export function isProof(prefix: string, counter: string, bits: number): boolean {
  if (!/^\d{1,20}$/.test(counter)) return false
  const hash = createHash('sha256').update(`${prefix}${counter}`).digest()
  return hash.readUInt32BE(0) >>> (32 - bits) === 0
}

/** What people type: case and spaces do not matter. */
export function normaliseAnswer(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
