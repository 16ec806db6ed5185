import { useLingui } from '@lingui/react/macro'
import type { VipLevel } from '../../../contract/vip/vip.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'
import { Benefits } from './benefits.tsx'
import { LevelMedal } from './level-medal.tsx'

type LevelLadderProps = {
  ladder: readonly VipLevel[]
  /** Where the member stands; a guest stands nowhere. */
  here?: number | undefined
  /** Below the page's own title, or below one of a section. */
  title?: 'h2' | 'h3'
}

/** Every step of one track, with what it takes and what it gives. */
export function LevelLadder({ ladder, here, title = 'h3' }: LevelLadderProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3 *:min-w-0">
      {ladder.map(level => (
        <Step key={level.level} level={level} here={here} title={title} />
      ))}
    </ol>
  )
}

type StepProps = { level: VipLevel; here: number | undefined; title: 'h2' | 'h3' }

function Step({ level, here, title: Title }: StepProps) {
  const { t } = useLingui()
  const isHere = here === level.level
  const recharge = formatMoney(level.recharge_needed)
  const betting = formatMoney(level.betting_needed)
  const needed = () => {
    if (level.betting_needed === 0n) return t`From the start`
    return level.recharge_needed === 0n ? t`${betting} staked` : t`${recharge} deposited, ${betting} staked`
  }
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="grid content-start gap-4 rounded-wide bg-surface p-4 shadow-mid aria-[current]:inset-ring-2 aria-[current]:inset-ring-sun"
    >
      <div className="flex flex-wrap items-center gap-3">
        <LevelMedal level={level.level} size="small" />
        <div className="min-w-0 flex-1">
          <Title className="font-bold font-display text-lead">{level.name}</Title>
          <p className="figures text-faint text-small">{keepAmounts(needed())}</p>
        </div>
        {isHere ? <Badge tone="sun">{t`You are here`}</Badge> : null}
      </div>
      <Benefits level={level} />
    </li>
  )
}
