import { asIdentifier } from './text-kinds.ts'

/** The 67 area codes in use (Anatel), then the nine digits of a mobile number. */
const mobile = /^(?:1[1-9]|2[12478]|3[1-5]|3[78]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/

/**
 * What may stand before the eleven digits of area code and number: country (`+55`, `0055`, `55`), then the trunk zero,
 * alone or with a carrier's two digits (written `XX` or `**` by many). In twelve digits, 55 is no country: it is an area code with a digit too many.
 */
const before = /^(?:(?:\+55|0055|55)(?:0(?:\d\d|xx|\*\*)?)?|0(?:\d\d|xx|\*\*)?)(?=\d{11}$)/i

/** The scheme that a copied link has, and what people set between the digits. */
const between = /^tel:|[\s()./·•-]/gi

/** Reads a Brazilian mobile number as people write it into `+5511987654321`; `undefined` when it is none. */
export function normalisePhone(raw: string): string | undefined {
  const signs = asIdentifier(raw).replace(between, '')
  const digits = signs.replace(before, '')
  return mobile.test(digits) ? `+55${digits}` : undefined
}
