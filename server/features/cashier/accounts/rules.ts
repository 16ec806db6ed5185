/** `João da Silva` → `João d* S****`. */
export function maskHolder(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  const masked = others.map(part => `${part.slice(0, 1)}${'*'.repeat(Math.min(4, part.length - 1))}`)
  return [first, ...masked].join(' ')
}
