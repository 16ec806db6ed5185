import { fnv } from './fnv.ts'

/**
 * A fingerprint of a text, 64 bits (FNV-1a, forwards and backwards), as 16 hexadecimal digits: enough to distinguish a few texts.
 * It protects nothing: the fingerprint of a short secret reveals the secret.
 */
export function fingerprintOf(text: string): string {
  const letters = [...text]
  return [letters, letters.toReversed()].map(one => fnv(one).toString(16).padStart(8, '0')).join('')
}
