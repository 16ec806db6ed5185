import { asIdentifier } from '../../contract/text-kinds.ts'

/** `01310100` → `01310-100`. Digits beyond the eighth stay, to be seen and refused. */
export function maskPostalCode(raw: string): string {
  const digits = asIdentifier(raw).replace(/\D/g, '')
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
