import * as z from 'zod/mini'
import { asIdentifier } from '../../contract/text-kinds.ts'

function checkDigit(digits: string, length: number): number {
  const sum = [...digits.slice(0, length)].reduce(
    (total, digit, at) => total + Number(digit) * (length + 1 - at),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** True for eleven digits with right check digits that are not all the same. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false
  return checkDigit(text, 9) === Number(text[9]) && checkDigit(text, 10) === Number(text[10])
}

/** Eleven digits, dots and dash of a typed CPF removed. */
export const plainCpf = (text: string): string => asIdentifier(text).replace(/[.\-\s]/g, '')

/** `***.982.247-**`: the form in which some providers give the payer's document. */
export const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

export const cpf = z.string().check(z.refine(isCpf, 'CPF inválido'))

/** Alphanumeric since July 2026 (IN RFB 2.229/2024). */
export const cnpj = z.string().check(z.regex(/^[0-9A-Z]{12}\d{2}$/, 'CNPJ inválido'))
