import { normalisePhone } from '../../../../contract/phone.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'

/** Full-width and other digits of a paste as plain ones. */
const digitsOf = (raw: string) => asIdentifier(raw).replace(/\D/g, '')

/** `529.982.247-25`, as far as it was typed. Digits beyond the eleventh stay, to be seen and refused. */
export function maskCpf(raw: string): string {
  return digitsOf(raw)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2')
}

/**
 * `(11) 98765-4321`, as far as it was typed. What a whole number has before its area code is left out: country, which stands before
 * the field, zero and carrier. 55 is the country in thirteen digits or behind a plus alone: it is the area of Santa Maria, too.
 */
export function maskPhone(raw: string): string {
  const digits = normalisePhone(raw)?.slice(3) ?? withoutCountry(raw)
  if (digits.startsWith('+')) return digits
  return digits.replace(/^(\d{2})(\d)/, '($1) $2').replace(/(\d{5})(\d)/, '$1-$2')
}

/** Behind a plus stands a country. One that is not Brazil stays in sight with it: its number is nobody's here. */
function withoutCountry(raw: string): string {
  const all = digitsOf(raw)
  const hasPlus = /^[\s(]*\+/.test(asIdentifier(raw))
  if (all.startsWith('55') && (all.length > 12 || hasPlus)) return all.slice(2)
  return hasPlus ? `+${all}` : all
}
