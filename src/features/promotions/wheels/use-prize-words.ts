import { useLingui } from '@lingui/react/macro'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

const example = 100n

/** What a prize asks for before it can be withdrawn, with its weight in money. */
export function usePrizeWords(): (times: number) => readonly string[] {
  const { t } = useLingui()
  const stakeWords = useStakeWords()
  return times => {
    if (times === 0) return [t`A prize is cash at once, and nothing has to be staked for it.`]
    const prize = formatMoney(example)
    const required = formatMoney(example * BigInt(times))
    const rule = t`A prize is cash at once. Before a withdrawal a prize of ${prize} asks for stakes that count ${required}.`
    return [`${rule} ${stakeWords(example * BigInt(times))}`]
  }
}
