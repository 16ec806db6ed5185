import { useLingui } from '@lingui/react/macro'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** How times and sums of the overview are named. */
export function useCourseWords() {
  const { t } = useLingui()
  const language = useLanguage()
  const { amount } = useLimitWords()
  return {
    /** Noon in UTC is the same day in Brasília, the middle of a month the same month. */
    on: (day: string) =>
      day.length === 7
        ? formatDate(Date.parse(`${day}-15T12:00:00Z`), 'month', language)
        : formatDate(Date.parse(`${day}T12:00:00Z`), 'short-day', language),
    minutes: (count: number) => amount('time', BigInt(count)),
    time: t`Time played`,
    deposits: t`Deposited`,
    withdrawals: t`Withdrawn`,
    staked: t`Staked`,
    won: t`Won`,
    net: t`Result of play`,
  }
}
