import * as z from 'zod/mini'
import { asIdentifier } from '../../contract/text-kinds.ts'

const WIRE = /^\d{1,10}\.\d{2}$/

/** Integer centavos to the Bacen wire form: 1050n becomes "10.50". Negative amounts (statement lines) keep their sign. */
export function toWire(centavos: bigint): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The Bacen wire form `\d{1,10}\.\d{2}` to integer centavos. Zero and every other spelling are refused (API Pix 2.9.0). */
export const wireAmount = z.pipe(
  z.string().check(
    z.regex(WIRE, 'O valor deve ter a forma 0.00, com até 10 dígitos inteiros'),
    z.refine(
      text => !WIRE.test(text) || BigInt(text.replace('.', '')) > 0n,
      'O valor deve ser maior que zero',
    ),
  ),
  z.transform(text => BigInt(text.replace('.', ''))),
)

/** A stored INTEGER of centavos: twelve digits at most, so a double holds it exactly. */
export const storedAmount = z.pipe(
  z.number(),
  z.transform(value => BigInt(value)),
)

const TYPED = /^(\d{1,10})(?:[.,](\d{1,2}))?$/

/** An amount as a person types it on the bank page ("50", "50,5", "1.234,50" or "50.00"); undefined when it is none. */
export function typedAmount(text: string): bigint | undefined {
  const plain = asIdentifier(text).replace(/^R\$\s*/, '')
  const ungrouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(plain) ? plain.replaceAll('.', '') : plain
  const match = TYPED.exec(ungrouped)
  if (match === null) return undefined
  const centavos = BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
  return centavos > 0n ? centavos : undefined
}
