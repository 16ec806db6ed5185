import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Bonuses as Answer } from '../../../../contract/promotions/bonus.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { useServerNow } from '../../../common/use-server-now.ts'
import { giftIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { List } from '../../../ui/lists/list.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { EndedGrantRow } from './ended-grant-row.tsx'
import { ForfeitSheet } from './forfeit-sheet.tsx'
import { GrantCard } from './grant-card.tsx'
import { KeptBonuses } from './kept-bonuses.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { sortBonuses } from './sort-bonuses.ts'
import { StakeSummary } from './stake-summary.tsx'

/** Everything about the member's bonuses: kept on the device, refreshed by events while it is shown. */
export function Bonuses({ memberId }: { memberId: string }) {
  const now = useServerNow(30_000)
  return (
    <KeptBonuses memberId={memberId} place={<BonusesSkeleton />}>
      {(answer, at) => (
        <div className="grid gap-2 *:min-w-0">
          <StakeSummary answer={answer} />
          <Freshness at={at} />
          <Rows memberId={memberId} answer={answer} now={now} />
        </div>
      )}
    </KeptBonuses>
  )
}

function Rows({ memberId, answer, now }: { memberId: string; answer: Answer; now: number }) {
  const { t } = useLingui()
  const [givingUp, setGivingUp] = useState<string>()
  const { active, queued, ended, holding, earning } = sortBonuses(answer, now)
  const running = active ? [active, ...queued] : queued
  if (running.length + ended.length + holding.length + earning.length === 0) return <NoBonuses />
  return (
    <>
      <Group title={t`Your bonus`} isShown={running.length > 0}>
        {running.map(grant => (
          <GrantCard key={grant.id} grant={grant} now={now} onGiveUp={() => setGivingUp(grant.id)} />
        ))}
      </Group>
      <Group title={t`Before a withdrawal`} isShown={holding.length > 0}>
        {holding.map(requirement => (
          <RequirementCard key={requirement.id} requirement={requirement} now={now} />
        ))}
      </Group>
      <Group title={t`Towards a reward`} isShown={earning.length > 0}>
        {earning.map(requirement => (
          <RequirementCard key={requirement.id} requirement={requirement} now={now} />
        ))}
      </Group>
      <Group title={t`Ended`} isShown={ended.length > 0}>
        <List label={t`Ended bonuses`}>
          {ended.map(grant => (
            <EndedGrantRow key={grant.id} grant={grant} />
          ))}
        </List>
      </Group>
      {givingUp === undefined ? null : (
        <ForfeitSheet memberId={memberId} grantId={givingUp} onClose={() => setGivingUp(undefined)} />
      )}
    </>
  )
}

function Group({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return isShown ? <Section title={title}>{children}</Section> : null
}

function NoBonuses() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const to = '/promotion/activity'
  return (
    <EmptyState
      icon={giftIcon}
      title={t`No bonus at the moment`}
      text={t`What you are given, what it asks for and how far you are shows here.`}
    >
      <LinkButton href={to} onClick={followLink(() => void navigate({ to }))}>
        {t`See the promotions`}
      </LinkButton>
    </EmptyState>
  )
}

function BonusesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-28 rounded-wide" />
      <Skeleton className="h-64 rounded-wide" />
    </div>
  )
}
