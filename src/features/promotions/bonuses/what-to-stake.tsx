import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Bonuses } from '../../../../contract/promotions/bonus.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ForfeitSheet } from './forfeit-sheet.tsx'
import { KeptBonuses } from './kept-bonuses.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { sortBonuses } from './sort-bonuses.ts'
import { StakeProgress } from './stake-progress.tsx'
import { useTimeLeft } from './use-time-left.ts'

/**
 * For the withdrawal: exactly what is still to be staked, and for which deposit or bonus. "Open lots of a deposit refuse a
 * withdrawal; open lots of a grant ask to forfeit it first" (docs/rules/cashier.md).
 */
export function WhatToStake({ memberId }: { memberId: string }) {
  return (
    <KeptBonuses memberId={memberId} place={<Skeleton className="h-40 rounded-wide" />}>
      {answer => <Requirements memberId={memberId} answer={answer} />}
    </KeptBonuses>
  )
}

function Requirements({ memberId, answer }: { memberId: string; answer: Bonuses }) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const nameOf = useSourceWords()
  const timeLeft = useTimeLeft(now)
  const [isGivingUp, setIsGivingUp] = useState(false)
  const { active, holding } = sortBonuses(answer, now)
  return (
    <section aria-label={t`What is left to stake`} className="grid gap-3 *:min-w-0">
      {active ? (
        <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-low">
          <h3 className="font-firm">{nameOf(active.source)}</h3>
          <StakeProgress progress={active.progress} required={active.required} tone="wing" />
          {active.expires_at === null ? null : (
            <p className="figures text-faint text-small">{timeLeft(active.expires_at)}</p>
          )}
          <p className="text-small text-soft">
            {holding.length === 0
              ? t`Only this bonus stands between you and a withdrawal. You may give it up.`
              : t`You may give it up; your deposit still asks for its own stakes.`}
          </p>
          <Button onClick={() => setIsGivingUp(true)}>{t`Give the bonus up …`}</Button>
        </article>
      ) : null}
      {holding.map(requirement => (
        <RequirementCard key={requirement.id} requirement={requirement} now={now} />
      ))}
      {isGivingUp ? <ForfeitSheet memberId={memberId} onClose={() => setIsGivingUp(false)} /> : null}
    </section>
  )
}
