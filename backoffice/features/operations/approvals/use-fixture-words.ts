import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { wordIn } from '../audit/word-in.ts'

/** One market of a change: `1x2 2.00 3.60 4.00`, or `most -` where it takes no bets any more. */
const marketForm = /^([a-z0-9]+)((?: \d+\.\d\d)+| -)$/
const postponedForm = /^postponed (\S+)$/
const separator = ' · '

/** What changes of a match, as people read it; a part of a newer server stays as it is. */
export function useFixtureWords(): (text: string) => string {
  const { t } = useLingui()
  const language = useLanguage()
  /** Each with its picks in the order of the prices. */
  const markets: Readonly<Record<string, string>> = {
    '1x2': t`Result (1, X, 2)`,
    goals: t`Goals (over, under 2.5)`,
    both: t`Both score (yes, no)`,
    most: t`Most goals (1, 2)`,
  }
  const writePart = (part: string): string => {
    if (part === 'void') return t`Settled at 1.00`
    const [, until] = postponedForm.exec(part) ?? []
    if (until !== undefined) {
      const latest = formatDate(Date.parse(until), 'moment', language)
      return t`Postponed, until ${latest} at the latest`
    }
    const [, id = '', prices = ''] = marketForm.exec(part) ?? []
    const market = wordIn(markets, id)
    if (market === undefined) return part
    if (prices === ' -') return t`${market}: no more bets`
    return `${market}: ${prices.split(' ').filter(Boolean).join(' / ')}`
  }
  return text => text.split(separator).map(writePart).join(separator)
}
