/** How odds are written: 2.50, 3/2, +150. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

/** Odds in hundredths as the reader likes them. Only the decimal form is what is reckoned with: the others say the same of it. */
export function writeOdds(hundredths: number, format: OddsFormat): string {
  switch (format) {
    case 'decimal':
      return (hundredths / 100).toFixed(2)
    case 'fractional':
      return fraction(hundredths - 100)
    case 'american':
      return american(hundredths - 100)
  }
}

/** What is won beside the stake, for a stake of one hundred, in lowest terms. */
function fraction(win: number): string {
  const divisor = commonDivisor(win, 100)
  return `${win / divisor}/${100 / divisor}`
}

/** +150: a hundred wins 150; −200: two hundred win a hundred. */
function american(win: number): string {
  if (win <= 0) return '0'
  return win >= 100 ? `+${win}` : `−${Math.round(10_000 / win)}`
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
