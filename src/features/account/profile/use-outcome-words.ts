import { useLingui } from '@lingui/react/macro'
import type { SettledCallRow } from '../../../db/queue-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useChangeWords } from './use-change-words.ts'

/** What was staked or played on: nothing is said of how it ends, for it may still be open. */
const ofRound = /^(round-(start|step)|table-bet-\d+|sports-bet)$/

type Known = Pick<SettledCallRow, 'call' | 'amount' | 'sentAt' | 'outcome' | 'why'>

/** What became of a call whose answer was lost: what it was with its amount, when it was sent, and what the server's record says. */
export function useOutcomeWords() {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useChangeWords()
  const name = ({ call, amount }: Pick<Known, 'call' | 'amount'>) =>
    `${nameOf(call)} ${amount === null ? '' : formatMoney(amount)}`.trim()

  const outcome = ({ call, outcome: end, why }: Known) => {
    switch (end) {
      case 'done':
        if (call === 'recharge') return t`It did arrive: the order is there and waits for your payment.`
        if (call === 'drawing') return t`It did arrive: your withdrawal is under way.`
        if (ofRound.test(call)) return t`It did arrive and counts.`
        return t`It did arrive and is done.`
      case 'refused':
        return why ? t`It did arrive and was refused: ${why}` : t`It did arrive and was refused.`
      case 'not-done':
        return t`It did not arrive: nothing was done.`
    }
  }
  const sentence = (shown: Known) =>
    `${name(shown)}, ${formatDate(shown.sentAt, 'moment', language)}. ${outcome(shown)}`
  return { name, outcome, sentence }
}
