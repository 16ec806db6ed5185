/** `"1.9824"` → `1,98`: a multiplier as it is read in Brazil. Cut, never rounded up: no more is promised than is paid. */
export function timesText(multiplier: string): string {
  const [whole = '0', fraction = ''] = multiplier.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction.slice(0, 2).padEnd(2, '0')}`
}
