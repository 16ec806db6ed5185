import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AgencyStanding } from '../../../contract/agency.ts'
import { Freshness } from '../../freshness.tsx'
import { NotLoaded } from '../../not-loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAgency } from './use-agency.ts'

type AgencyLoadedProps = { memberId: string; children: (agency: AgencyStanding) => ReactNode }

/** The agent's figures once they are there, with their age; until then their place, or what kept them away. */
export function AgencyLoaded({ memberId, children }: AgencyLoadedProps) {
  const { t } = useLingui()
  const { view, asked } = useAgency(memberId)
  if (view?.agency === undefined) {
    return view !== undefined && asked.hasFailed ? (
      <NotLoaded
        title={t`The agency centre could not be loaded`}
        text={t`Your line and what it earned are kept by the house.`}
        asked={asked}
      />
    ) : (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-wide" />
        <Skeleton className="h-64 rounded-wide" />
      </div>
    )
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <Freshness at={view.at} />
      {children(view.agency)}
    </div>
  )
}
