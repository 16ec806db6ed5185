/** The six-digit codes that people choose most, beside those that a rule below finds. */
const favourites: ReadonlySet<string> = new Set([
  ...['159753', '159357', '753951', '357951', '147258', '258147', '147852', '258369', '369258'],
  ...['789456', '456123', '123654', '321654', '456789', '142536', '102030', '010203', '203040'],
  ...['135790', '112358', '314159', '271828', '520131', '171717', '198400', '100200', '250190'],
])

/**
 * Whether a six-digit withdrawal password falls to a few guesses about nobody in particular: one or two digits only, a
 * sequence with a constant step (`123456`, `864208`), a repeated half (`123123`), a mirror (`123321`), pairs (`112233`),
 * or a favourite of many.
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
    pin === half + half ||
    pin === half + mirrored ||
    isPairs ||
    favourites.has(pin)
  )
}

/** Counted past nine and zero: `890123`. */
function hasConstantStep([first = 0, second = 0, ...others]: readonly number[]): boolean {
  const step = second - first
  return others.every((digit, at) => mod10(first + step * (at + 2)) === digit)
}

const mod10 = (value: number) => ((value % 10) + 10) % 10
