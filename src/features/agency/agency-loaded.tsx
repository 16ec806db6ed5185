import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AgencyStanding } from '../../../contract/agency/agency.ts'
import { Freshness } from '../../common/freshness.tsx'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { useAnswer } from '../../common/use-answer.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

type AgencyLoadedProps = { memberId: string; children: (agency: AgencyStanding) => ReactNode }

/** The agent's figures once they are there, with their age; until then their place, or what kept them away. */
export function AgencyLoaded({ memberId, children }: AgencyLoadedProps) {
  const { t } = useLingui()
  const kept = useAnswer('agency', { memberId })
  return (
    <KeptAnswer
      kept={kept}
      missing={{
        title: t`The agency centre could not be loaded`,
        text: t`Your line and what it earned are kept by the house.`,
      }}
      place={
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-40 rounded-wide" />
          <Skeleton className="h-64 rounded-wide" />
        </div>
      }
    >
      {agency => (
        <div className="grid gap-4 *:min-w-0">
          <Freshness at={kept.at} />
          {children(agency)}
        </div>
      )}
    </KeptAnswer>
  )
}
