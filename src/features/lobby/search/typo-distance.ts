/**
 * How many slips of the finger (a letter wrong, missing, too many, or two swapped) lie between what was typed and the
 * best beginning of a word; `most + 1` when there are more than `most`. Beginnings, because people see answers while
 * they type.
 */
export function typoDistance(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  if (typed.length - width > most) return most + 1
  let older: number[] = []
  let old = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const fresh = nextRow(typed, word, row, { old, older, width })
    if (Math.min(...fresh) > most) return most + 1
    older = old
    old = fresh
  }
  return Math.min(most + 1, ...old)
}

type Rows = { old: readonly number[]; older: readonly number[]; width: number }

const far = Number.MAX_SAFE_INTEGER

function nextRow(typed: string, word: string, row: number, { old, older, width }: Rows): number[] {
  const fresh = [row]
  for (let column = 1; column <= width; column += 1) {
    const isSame = typed[row - 1] === word[column - 1]
    const isSwapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
    fresh.push(
      Math.min(
        (old[column - 1] ?? far) + (isSame ? 0 : 1),
        (old[column] ?? far) + 1,
        (fresh[column - 1] ?? far) + 1,
        isSwapped ? (older[column - 2] ?? far) + 1 : far,
      ),
    )
  }
  return fresh
}

/** Slips that are forgiven in what was typed: none in a short word, where everything would look alike. */
export function forgivenTypos(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}
