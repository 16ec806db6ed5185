import { useLingui } from '@lingui/react/macro'
import type { VipLevel, VipReward } from '../../../contract/vip/vip.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { crownIcon } from '../../ui/icons/money-icons.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { List } from '../../ui/lists/list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Money } from '../../ui/text/money.tsx'
import { useTrackWords } from './use-track-words.ts'

type VipRewardsProps = { rewards: readonly VipReward[]; levels: readonly VipLevel[] }

/** Bonuses paid, levels won and lost, newest first. */
export function VipRewards({ rewards, levels }: VipRewardsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const tracks = useTrackWords()
  const titles = useRewardTitles()
  if (rewards.length === 0) {
    return (
      <EmptyState
        icon={giftIcon}
        title={t`No VIP rewards yet`}
        text={t`Bonuses are paid by themselves, straight into your balance.`}
      />
    )
  }
  return (
    <List label={t`VIP rewards`}>
      {rewards.map(({ id, kind, track, level, amount, created_at }) => {
        const name = levels.find(one => one.track === track && one.level === level)?.name ?? String(level)
        return (
          <ListRow
            key={id}
            icon={amount > 0n ? giftIcon : crownIcon}
            title={titles[kind](name)}
            detail={`${tracks[track]} · ${formatDate(Date.parse(created_at), 'moment', language)}`}
            end={amount > 0n ? <Money amount={amount} kind="change" /> : null}
          />
        )
      })}
    </List>
  )
}

function useRewardTitles(): Readonly<Record<VipReward['kind'], (name: string) => string>> {
  const { t } = useLingui()
  return {
    upgrade: name => t`Bonus for reaching ${name}`,
    weekly: name => t`Weekly bonus of ${name}`,
    monthly: name => t`Monthly bonus of ${name}`,
    level_up: name => t`You rose to ${name}`,
    level_down: name => t`Your level is ${name} now`,
  }
}
