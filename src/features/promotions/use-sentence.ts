import { useLingui } from '@lingui/react/macro'
import type { Figure, Sentence } from '../../../contract/promotions/definition.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useRateText } from './use-rate-text.ts'

/** A sentence of a promotion's definition in the player's language, its figures as people read them. */
export function useSentence(): (sentence: Sentence) => string {
  const { i18n } = useLingui()
  const rateText = useRateText()
  const textOf = (figure: Figure) => {
    if (typeof figure === 'bigint') return formatMoney(figure)
    return typeof figure === 'number' ? figure : rateText(figure.rate)
  }
  return ({ words, figures }) => {
    const values = Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, textOf(one)]))
    return i18n._({ ...words, values })
  }
}
