import { asIdentifier } from '../../../contract/text-kinds.ts'

/** People type `1.234,50`; the address and the server want `1234.50`. `undefined`: that is no amount. */
export function typedAmount(typed: string): string | undefined {
  const text = asIdentifier(typed)
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  return /^(\d{1,8}(\.\d{1,2})?)?$/.test(plain) ? plain : undefined
}
