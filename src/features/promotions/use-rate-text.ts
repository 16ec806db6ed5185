import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Hundredths of a percent, as people read them. */
export function useRateText(): (rate: number) => string {
  const language = useLanguage()
  return rate => formatPercent(rate / 100, language)
}
