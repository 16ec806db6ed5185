/** The letters of a word as bits, so that most words are ruled out without comparing them. */
export function letterMask(word: string): number {
  let mask = 0
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place)
    const isLetter = code >= 97 && code <= 122
    mask |= 1 << (isLetter ? code - 97 : 26 + (code % 6))
  }
  return mask
}

/** How many letters of the typed word the other does not have: each costs at least one slip. */
export function missingLetters(typed: number, word: number): number {
  let rest = typed & ~word
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}
