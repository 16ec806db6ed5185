import { fnv } from './fnv.ts'

/**
 * A fingerprint of a text, 64 bits (FNV-1a, forwards and backwards): two texts of one print are the same for whoever tells few of
 * them apart. No protection: whoever has the print of a short secret finds the secret.
 */
export function fingerprintOf(text: string): string {
  const letters = [...text]
  return [letters, letters.toReversed()].map(one => fnv(one).toString(16).padStart(8, '0')).join('')
}
