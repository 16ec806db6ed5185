/**
 * A fingerprint of a text, 64 bits (FNV-1a, forwards and backwards): two texts of one print are the same for whoever tells few of
 * them apart. No protection: whoever has the print of a short secret finds the secret.
 */
export function printOf(text: string): string {
  const codes = [...text].map(letter => letter.codePointAt(0) ?? 0)
  return `${fnv(codes)}${fnv(codes.toReversed())}`
}

function fnv(codes: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
