import type { Language } from '../../contract/language.ts'
import { formatFigure } from './format-money.ts'

/** A percentage as it stands in a catalogue, 97.3: "97,3%" in Portuguese, as Intl has it (format-money.ts says why it is not asked). */
export function formatPercent(percent: number, language: Language): string {
  const figure = formatFigure(percent, language)
  return language === 'tr' ? `%${figure}` : `${figure}%`
}
