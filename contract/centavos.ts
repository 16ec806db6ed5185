import * as z from 'zod/mini'
import { exactField } from './text-fields.ts'

/** The largest amount one call may name: R$ 10,000,000.00, far above any limit and far below 2^63 centavos. */
export const largestAmount = 1_000_000_000n

const inputPattern = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/
const wirePattern = /^-?(?:0|[1-9]\d{0,15})\.\d{2}$/

/**
 * Reads an amount of BRL that somebody typed or sent ("50", "50.5", "50.00", 50) into centavos.
 * Exponents, NaN, signs, more than two decimals, leading zeros and over-large values are `undefined`.
 */
export function parseAmount(raw: string | number): bigint | undefined {
  const text = typeof raw === 'number' ? String(raw) : raw
  if (!inputPattern.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  const centavos = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return centavos > largestAmount ? undefined : centavos
}

/** `150000n` → `"1500.00"`, the wire form of money (docs/rules/wire.md). */
export function formatCentavos(centavos: bigint): string {
  const absolute = centavos < 0n ? -centavos : centavos
  const digits = absolute.toString().padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The wire form back to centavos; only for text that already matches the wire pattern. */
export function readCentavos(wire: string): bigint {
  return BigInt(wire.replace('.', ''))
}

/** Money in answers: a decimal string with two decimals on the wire, centavos (`bigint`) in the code. */
export const money = z.codec(z.string().check(z.regex(wirePattern, 'amount_invalid')), z.bigint(), {
  decode: readCentavos,
  encode: formatCentavos,
})

/** Money in requests: string or number in, centavos (`bigint`, more than zero) in the code. */
export const amount = z.pipe(
  z.union([exactField(), z.number()], 'amount_invalid').check(
    z.refine(raw => {
      const centavos = parseAmount(raw)
      return centavos !== undefined && centavos > 0n
    }, 'amount_invalid'),
  ),
  z.transform((raw: string | number) => parseAmount(raw) ?? 0n),
)
