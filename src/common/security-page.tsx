import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SecurityView } from '../../contract/auth/security.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Freshness } from './freshness.tsx'
import { MemberOnly } from './member-only.tsx'
import { NotHereYet } from './not-here-yet.tsx'
import { useAnswer } from './use-answer.ts'
import { useWayBack } from './use-way-back.ts'

type SecurityPageProps = {
  title: string
  path: string
  why: string
  parent?: string
  children: (view: SecurityView, memberId: string) => ReactNode
}

/** A page of the security centre: what it shows comes from the device, with its age; what it changes needs the network. */
export function SecurityPage({ title, path, why, parent = '/security-center', children }: SecurityPageProps) {
  return (
    <div className="page column pb-8">
      <PageHeader title={title} {...useWayBack(parent)} />
      <MemberOnly path={path} why={why} realOnly>
        {memberId => <SecurityBody memberId={memberId}>{children}</SecurityBody>}
      </MemberOnly>
    </div>
  )
}

type SecurityBodyProps = { memberId: string; children: SecurityPageProps['children'] }

function SecurityBody({ memberId, children }: SecurityBodyProps) {
  const { t } = useLingui()
  const kept = useAnswer('security', { memberId })
  if (kept.answer === undefined) return <NotHereYet kept={kept} />
  return (
    <div className="grid gap-4 *:min-w-0">
      <Freshness at={kept.at} text={t`You can read everything here. Changes need the connection.`} />
      {children(kept.answer, memberId)}
    </div>
  )
}
