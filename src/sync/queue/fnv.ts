/** FNV-1a of a text's letters, 32 bits, unsigned (http://www.isthe.com/chongo/tech/comp/fnv/). No protection of anything. */
export function fnv(letters: Iterable<string>): number {
  let hash = 0x811c9dc5
  for (const letter of letters) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
