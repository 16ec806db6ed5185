/** `João da Silva` → `João d* S****`. */
export function maskHolder(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  const masked = others.map(part => `${part.slice(0, 1)}${'*'.repeat(Math.min(4, part.length - 1))}`)
  return [first, ...masked].join(' ')
}

/** Wrong tries of the withdrawal password until it is locked, and for how long (readings, section 3). */
export const mostTries = 5
export const lockMs = 30 * 60_000
