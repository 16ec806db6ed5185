/** The six-digit codes that people choose most, beside those that a rule below finds. */
const favourites: ReadonlySet<string> = new Set([
  ...['142536', '135790', '135791', '246810', '112358', '314159', '271828', '520131', '171717'],
  ...['198400', '100200', '250190'],
])

/** What a finger draws on the keys: rows, columns and diagonals, in both directions. */
const lines = ['123', '456', '789', '147', '258', '369', '159', '357']
const drawn: ReadonlySet<string> = new Set(lines.flatMap(line => [line, [...line].reverse().join('')]))

/**
 * Whether a six-digit withdrawal password falls to a few guesses about nobody in particular: one or two digits only, a
 * sequence with a constant step (`123456`, `864208`, `101112`), a repeated half (`123123`), a mirror (`123321`), pairs
 * (`112233`), two lines of the keys (`951753`), a path of the finger over neighbouring keys (`147896`), or a favourite of many.
 */
export function isEasyPin(pin: string): boolean {
  if (!/^\d{6}$/.test(pin)) return false
  const digits = [...pin].map(Number)
  const half = pin.slice(0, 3)
  const mirrored = [...half].reverse().join('')
  const isPairs = digits.every((digit, at) => digit === digits[at - (at % 2)])
  return (
    new Set(digits).size <= 2 ||
    hasConstantStep(digits) ||
    isCounted(pin) ||
    (drawn.has(half) && drawn.has(pin.slice(3))) ||
    isKeypadPath(digits) ||
    pin === half + half ||
    pin === half + mirrored ||
    isPairs ||
    favourites.has(pin)
  )
}

/** Each digit's place on the keys: three rows of three, and the zero below the eight. */
const placeOf = (digit: number) => (digit === 0 ? 10 : digit - 1)

/** Drawn without a jump: every key beside the one before, also across a corner, and none twice. */
function isKeypadPath(digits: readonly number[]): boolean {
  const places = digits.map(placeOf).map(place => ({ row: Math.floor(place / 3), column: place % 3 }))
  return (
    new Set(digits).size === digits.length &&
    places.every(({ row, column }, at) => {
      const before = places[at - 1]
      return (
        before === undefined || (Math.abs(row - before.row) <= 1 && Math.abs(column - before.column) <= 1)
      )
    })
  )
}

/** Counted past nine and zero: `890123`. */
function hasConstantStep([first = 0, second = 0, ...others]: readonly number[]): boolean {
  const step = second - first
  return others.every((digit, at) => mod10(first + step * (at + 2)) === digit)
}

/** Three numbers of two digits with a step that people count in: `102030`, `010203`, `131415`. */
function isCounted(pin: string): boolean {
  const [first = 0, second = 0, third = 0] = [0, 2, 4].map(at => Number(pin.slice(at, at + 2)))
  const step = second - first
  return third - second === step && countedIn.has(Math.abs(step))
}
const countedIn: ReadonlySet<number> = new Set([1, 2, 5, 10, 11])

const mod10 = (value: number) => ((value % 10) + 10) % 10
