import { useLingui } from '@lingui/react/macro'
import { Freshness } from '../../../common/freshness.tsx'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { useRealMember } from '../../../common/use-real-member.ts'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ActivityChart } from './activity-chart.tsx'
import { DecisionHistory } from './decision-history.tsx'
import { Lifetime } from './lifetime.tsx'
import { MySessions } from './my-sessions.tsx'
import { YearlyStatement } from './yearly-statement.tsx'

/** What play took of a member's time and money, and what they decided about it. Nothing for guests and for play money. */
export function MyOverview() {
  const memberId = useRealMember()
  return memberId === undefined ? null : <OwnOverview memberId={memberId} />
}

function OwnOverview({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const kept = useAnswer('play-overview', { memberId })
  const overview = kept.answer
  return (
    <>
      <Section title={t`My time and money`}>
        <KeptAnswer
          kept={kept}
          missing={{
            title: t`Your overview could not be loaded`,
            text: t`Once it was loaded it is here without a network, too.`,
          }}
          place={
            <div aria-busy="true" className="grid gap-3">
              <Skeleton className="h-24 rounded-wide" />
              <Skeleton className="h-80 rounded-wide" />
            </div>
          }
        >
          {loaded => (
            <div className="grid gap-4 pb-2 *:min-w-0">
              <Freshness at={kept.at} />
              <Lifetime lifetime={loaded.lifetime} />
              <ActivityChart memberId={memberId} overview={loaded} />
            </div>
          )}
        </KeptAnswer>
      </Section>
      {overview === undefined ? null : (
        <>
          <MySessions memberId={memberId} overview={overview} />
          <YearlyStatement memberId={memberId} years={overview.years} />
        </>
      )}
      <DecisionHistory memberId={memberId} />
    </>
  )
}
