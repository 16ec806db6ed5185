/** Tenths of the stake as they fit a narrow slot: `0,5`, `13`, `1k`. */
export function tenthsText(tenths: number): string {
  if (tenths >= 10_000) return `${tenths / 10_000}k`
  return String(tenths / 10).replace('.', ',')
}
