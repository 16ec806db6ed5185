import { type Language, toLocaleTag } from '../../../../contract/language.ts'

/** `4207` → `42,07` in Portuguese: a roll, or a place on its scale. */
export function rollText(roll: number, language: Language): string {
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(toLocaleTag(language), digits).format(roll / 100)
}
