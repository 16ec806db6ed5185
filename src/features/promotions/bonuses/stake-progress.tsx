import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Progress } from '../../../ui/states/progress.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

type StakeProgressProps = { progress: bigint; required: bigint; tone?: 'wing' | 'leaf' | 'sky' }

/** How much of what was asked is staked, and how much is left. */
export function StakeProgress({ progress, required, tone = 'leaf' }: StakeProgressProps) {
  const { t } = useLingui()
  const left = formatMoney(required - progress)
  const done = formatMoney(progress)
  const whole = formatMoney(required)
  return (
    <div className="grid gap-1">
      <Progress label={t`${left} to go`} value={Number(progress)} max={Number(required)} tone={tone} />
      <p className="figures text-faint text-small">{keepAmounts(t`${done} of ${whole}`)}</p>
    </div>
  )
}
