import type { Language } from '../../../contract/language.ts'
import type { Leaf } from '../../../contract/promotions/terms-leaves.ts'
import { asIdentifier, asLine } from '../../../contract/text-kinds.ts'
import { decimalSign } from '../../../src/i18n/format-money.ts'

export type TermUnit = 'money' | 'percent' | 'count' | 'text'

/** Rates are kept in hundredths of a percent (contract/promotions/terms-fields.ts) and written in percent. */
export function unitOf({ path, value }: Leaf): TermUnit {
  if (typeof value === 'string') return /^\d+\.\d{2}$/.test(value) ? 'money' : 'text'
  return path.some(part => typeof part === 'string' && part.endsWith('_rate')) ? 'percent' : 'count'
}

/** With the decimal sign of the operator's language and no grouping: in Portuguese `1500,00`, in Chinese `1500.00`. */
export function showTerm(leaf: Leaf, language: Language): string {
  const unit = unitOf(leaf)
  const text = unit === 'percent' ? String(Number(leaf.value) / 100) : String(leaf.value)
  return unit === 'money' || unit === 'percent' ? text.replace('.', decimalSign(language)) : text
}

/** What was typed in place of this value, with either decimal sign; `undefined`: it is none of its kind. */
export function readTerm(leaf: Leaf, typed: string): string | number | undefined {
  const text = asIdentifier(typed).replace(',', '.')
  switch (unitOf(leaf)) {
    case 'money':
      return /^\d{1,8}(?:\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : undefined
    case 'percent':
      return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
    case 'count':
      return /^\d{1,9}$/.test(text) ? Number(text) : undefined
    case 'text':
      return text === '' ? undefined : asLine(typed)
  }
}
