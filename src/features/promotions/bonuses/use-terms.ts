import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BonusGrant } from '../../../../contract/promotions/bonus.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useCategoryWords } from './use-category-words.ts'

const daySeconds = 86_400

/** What was agreed when the bonus was given, in plain sentences. */
export function useTerms(): (grant: BonusGrant) => readonly string[] {
  const { t } = useLingui()
  const nameOf = useCategoryWords()
  const stakeWords = useStakeWords()
  return grant => {
    const required = formatMoney(grant.required)
    const count = Math.max(1, Math.round(grant.lasts_seconds / daySeconds))
    const days = t`${plural(count, { one: '# day', other: '# days' })}`
    const maximum = formatMoney(grant.max_stake ?? 0n)
    const cap = formatMoney(grant.max_conversion ?? 0n)
    const winTimes = grant.max_win_times ?? null
    const categories = Object.entries(grant.contribution).map(([category, percent]) => {
      const name = nameOf(category)
      return percent === 0 ? t`${name} does not count.` : t`${name} counts ${percent}%.`
    })
    return [
      t`Stake ${required} and what is left of the bonus becomes cash.`,
      stakeWords(grant.required),
      ...categories,
      ...(grant.max_stake === null ? [] : [t`At most ${maximum} on one round while the bonus is active.`]),
      ...(winTimes === null
        ? []
        : [
            t`A win of bonus money counts up to ${winTimes} times its stake; what is above it is for play only.`,
          ]),
      ...(grant.max_conversion === null ? [] : [t`At most ${cap} becomes cash.`]),
      t`Your cash is staked first, then the bonus.`,
      t`It lasts ${days} from its start. What is not converted by then is gone, with its open wins.`,
    ]
  }
}
