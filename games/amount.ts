import * as z from 'zod/mini'

/** Reais as the wire writes them (`"1500.00"`), read into centavos. Twelve digits are more than any limit. */
export const amount = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,9})\.\d{2}$/)),
  z.transform(text => BigInt(text.replace('.', ''))),
)

/** Reais in a view: kept as text, the screen formats it. */
export const amountText = z.string().check(z.regex(/^(0|[1-9]\d*)\.\d{2}$/))

/** Centavos (not negative) as the wire writes reais. */
export function writeAmount(centavos: bigint): string {
  const digits = centavos.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
