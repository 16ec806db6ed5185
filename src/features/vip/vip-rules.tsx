import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { VipLevel } from '../../../contract/vip/vip.ts'
import { siteConfig } from '../../state/site-config.ts'
import { Section } from '../../ui/section.tsx'

/** How levels are won and lost, in plain words (docs/rules/vip.md). */
export function VipRules({ levels }: { levels: readonly VipLevel[] | undefined }) {
  const { t } = useLingui()
  const { vip_counts_recharges } = useSnapshot(siteConfig).now
  const days = levels?.[0]?.keep_days
  return (
    <Section title={t`How it works`}>
      <ul className="grid list-disc gap-2 rounded-wide bg-surface p-5 ps-9 text-small text-soft shadow-mid">
        <li>
          {vip_counts_recharges ? (
            <Trans>A level needs two things: what you deposited in all, and what you staked in all.</Trans>
          ) : (
            <Trans>A level needs what you staked in all. Deposits do not count.</Trans>
          )}
        </li>
        <li>
          <Trans>
            Stakes count in full on games with a house edge of 5% or more, in proportion below that. Bonus
            money does not count.
          </Trans>
        </li>
        <li>
          <Trans>
            The general track counts every game; slots and live casino have tracks of their own beside it.
          </Trans>
        </li>
        <li>
          <Trans>
            Levels are looked at when you open this page and every night. Bonuses go into your balance by
            themselves, once for each level, and each week and month in which you played.
          </Trans>
        </li>
        <li>
          <Trans>
            All VIP bonuses together are at most 5% of what the house can expect to win from your play; stakes
            that serve a deposit's or a bonus's requirement are not part of it.
          </Trans>
        </li>
        {days === undefined ? null : (
          <li>
            <Trans>
              In every {days} days a level wants to be kept with the stakes that its step names. Without them
              it falls by one at their end, never before, and a later period can win it back.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            What a game's provider or a bank takes back later no longer counts towards the next level; a level
            that was reached stays until its period ends.
          </Trans>
        </li>
        <li>
          <Trans>
            A level is no reason to play more than you planned. Limits and pauses are one tap away.
          </Trans>
        </li>
      </ul>
    </Section>
  )
}
