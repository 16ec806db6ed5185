/** A multiplier given in ten-thousandths, as a view shows it: `"1.9800"`. */
export function writeMultiplier(tenThousandths: bigint): string {
  const digits = tenThousandths.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
