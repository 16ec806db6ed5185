import { useLingui } from '@lingui/react/macro'
import { parseAmount } from '../../../contract/centavos.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { readFault, type TermsFault } from './read-fault.ts'
import { useFieldWords, useItemWords, useListWords } from './use-term-words.ts'

const tracks = ['general', 'slot', 'live']
const tables = ['recharge', 'betting', 'settlement']

/**
 * A fault of terms in a sentence: where it stands, as the form names the place, and what is asked there. A bare place
 * in a preview is a step that falls; in a refusal it may as well be a value out of its bounds.
 */
export function useFaultWords(): (fault: string, from: 'preview' | 'refusal') => string {
  const { t } = useLingui()
  const whereOf = useWhere()
  const limitOf = useLimit()
  return (text, from) => {
    const fault = readFault(text)
    const [list, place, field] = fault.path
    const where = whereOf(fault)
    const isStep = typeof list === 'string' && [...tracks, ...tables].includes(list)
    if (list === 'expected value') {
      const most = limitOf(fault.limit)
      return t`A draw is worth more than ${most}.`
    }
    if (fault.others.includes('levels')) return t`${where}: the number of levels has to stay as it is.`
    if (fault.others.length > 0 && place === 0) return t`${where}: the first level asks for nothing.`
    if (fault.others.length > 0)
      return t`${where}: the smallest withdrawal, the largest and the limit a day do not fit together.`
    if (fault.limit !== undefined) {
      const most = limitOf(fault.limit)
      return t`${where}: at most ${most}.`
    }
    if (!isStep || from === 'refusal') return t`${where}: this does not fit.`
    return field === 'from'
      ? t`${where}: more than on the step before it.`
      : t`${where}: at least as much as on the step before it.`
  }
}

function useWhere(): (fault: TermsFault) => string {
  const { t } = useLingui()
  const listWord = useListWords()
  const fieldWord = useFieldWords()
  const itemWord = useItemWords()
  return ({ path: [list, place, field], others }) => {
    const named = typeof list === 'string' ? list : ''
    const stepAt = (index: number) => {
      const number = index + 1
      return tracks.includes(named) ? t`VIP level ${index}` : t`Tier ${number}`
    }
    const step = typeof place === 'number' ? stepAt(place) : undefined
    const asList = listWord(named)
    // What is no list is a field that stands alone, or a tier by its name.
    const first = asList === named ? itemWord('', { name: fieldWord(named) }, 0) : asList
    const last = typeof field === 'string' && others.length === 0 ? fieldWord(field) : undefined
    return [first, step, last].filter(part => part !== undefined).join(' · ')
  }
}

function useLimit(): (limit: string | undefined) => string {
  const fieldWord = useFieldWords()
  return (limit = '') => {
    const amount = parseAmount(limit.replace('R$ ', ''))
    if (amount !== undefined) return formatMoney(amount)
    const word = fieldWord(limit)
    return word === limit ? limit : `“${word}”`
  }
}
