import { useLingui } from '@lingui/react/macro'
import type { WageringRequirement } from '../../../../contract/promotions/bonus.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { useStakeWords } from '../../../common/use-stake-words.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { StakeProgress } from './stake-progress.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Play that a deposit or a prize asks for: of which one, and how far it is. */
export function RequirementCard({ requirement, now }: { requirement: WageringRequirement; now: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const timeLeft = useTimeLeft(now)
  const prize = useSourceWords()(requirement.source, 'requirement')
  const deposit = formatMoney(requirement.deposit_money ?? 0n)
  const day = formatDate(Date.parse(requirement.created_at), 'short-day', language)
  const title = requirement.deposit_money === null ? prize : t`Deposit of ${deposit}`
  const stakeWords = useStakeWords()
  const rule =
    requirement.counting === 'full'
      ? t`A stake of cash counts whole on a game that keeps 1% or more, in proportion on one that keeps less.`
      : stakeWords(requirement.required - requirement.progress)
  return (
    <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-low">
      <div className="pair">
        <h3 className="min-w-0 font-firm">{keepAmounts(title)}</h3>
        <span className="figures flex-none text-faint text-small">{day}</span>
      </div>
      <StakeProgress
        progress={requirement.progress}
        required={requirement.required}
        tone={requirement.holds ? 'leaf' : 'sky'}
      />
      {requirement.expires_at === null ? null : (
        <p className="flex items-center gap-1.5 text-small text-soft">
          <Icon shape={clockIcon} size={16} />
          <span className="figures">{timeLeft(requirement.expires_at)}</span>
        </p>
      )}
      <p className="text-faint text-small">{keepAmounts(rule)}</p>
    </article>
  )
}
