/** Pockets 0 … 36 in the order of a European wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

export const POCKETS = 37

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The colour of a pocket from 0 to 36. */
export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green'
  return RED.has(pocket) ? 'red' : 'black'
}

const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1)

export type EvenMoney = 'red' | 'black' | 'even' | 'odd' | 'low' | 'high'
export const EVEN_MONEY: readonly EvenMoney[] = ['red', 'black', 'even', 'odd', 'low', 'high']

/** The numbers that an even-money bet covers. */
export function evenMoneyNumbers(kind: EvenMoney): readonly number[] {
  switch (kind) {
    case 'red':
    case 'black':
      return NUMBERS.filter(number => colourOf(number) === kind)
    case 'even':
      return NUMBERS.filter(number => number % 2 === 0)
    case 'odd':
      return NUMBERS.filter(number => number % 2 === 1)
    case 'low':
      return NUMBERS.slice(0, 18)
    case 'high':
      return NUMBERS.slice(18)
  }
}

/** Column 1 … 3: 1, 4, 7 … and so on. */
export function columnNumbers(at: number): readonly number[] {
  return NUMBERS.filter(number => (number - at) % 3 === 0)
}

/** Dozen 1 … 3. */
export function dozenNumbers(at: number): readonly number[] {
  return NUMBERS.slice((at - 1) * 12, at * 12)
}

/** Streets, six lines, corners, splits, trios and the first four, as the layout allows them. */
export function isInside(numbers: readonly number[]): boolean {
  const sorted = [...numbers].sort((left, right) => left - right)
  return ALLOWED.has(sorted.join('-'))
}

function insideBets(): readonly (readonly number[])[] {
  const bets: number[][] = [[0], ...NUMBERS.map(number => [number])]
  bets.push([0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3])
  for (const number of NUMBERS) {
    const column = (number - 1) % 3
    if (number <= 33) bets.push([number, number + 3])
    if (column < 2) bets.push([number, number + 1])
    if (column < 2 && number <= 32) bets.push([number, number + 1, number + 3, number + 4])
    if (column === 0) bets.push([number, number + 1, number + 2])
    if (column === 0 && number <= 31) bets.push([0, 1, 2, 3, 4, 5].map(step => number + step))
  }
  return bets
}

/** Every inside bet of the layout: 37 straights, 60 splits, 14 streets and trios, 23 corners, 11 six lines. */
export const INSIDE_BETS = insideBets()
const ALLOWED: ReadonlySet<string> = new Set(INSIDE_BETS.map(numbers => numbers.join('-')))
