import type { ReactNode } from 'react'
import { MemberOnly } from '../../common/member-only.tsx'
import { useWayBack } from '../../common/use-way-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { AgencyNav } from './agency-nav.tsx'
import { WhereAgencyIsOpen } from './where-agency-is-open.tsx'

type AgencyPageProps = {
  title: string
  path: string
  /** What a guest would sign in for. */
  why: string
  children: (memberId: string) => ReactNode
}

/** A room of the agency centre that belongs to a member. */
export function AgencyPage({ title, path, why, children }: AgencyPageProps) {
  return (
    <div className="page column pb-8">
      <PageHeader title={title} {...useWayBack('/profile')} />
      <WhereAgencyIsOpen>
        <AgencyNav />
        <MemberOnly path={path} why={why} realOnly>
          {children}
        </MemberOnly>
      </WhereAgencyIsOpen>
    </div>
  )
}
