import { useLingui } from '@lingui/react/macro'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** How likely something is: in percent where that says something, else `1 in 12.345`. */
export function useChanceWords(): (chance: number) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return chance => {
    if (chance >= 0.01) return formatPercent(chance * 100, language)
    const one = withoutEmptyCents(formatAmount(BigInt(Math.round(1 / chance)) * 100n))
    return t`1 in ${one}`
  }
}
