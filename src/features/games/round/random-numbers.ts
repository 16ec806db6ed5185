/** Some numbers of 1 … `last` for who has none in mind: a choice like any other, and no part of a draw. */
export function pickAtRandom(count: number, last: number, fraction: () => number): readonly number[] {
  const pool = Array.from({ length: last }, (_, index) => index + 1)
  const picked = Array.from({ length: count }, () => pool.splice(Math.floor(fraction() * pool.length), 1))
  return inOrder(picked.flat())
}

export function inOrder(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((left, right) => left - right)
}
