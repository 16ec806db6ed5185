import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { SecurityView } from '../../../contract/security.ts'
import { useApp } from '../../app-context.ts'
import { MemberOnly } from '../../member-only.tsx'
import { connection } from '../../state/connection.ts'
import { AgeLabel } from '../../ui/age-label.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWayBack } from '../../use-way-back.ts'
import { useSecurity } from './use-security.ts'

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
  const { now: clock } = useApp()
  const now = useNow(30_000, clock)
  const { quality } = useSnapshot(connection)
  const { view, at, refresh } = useSecurity(memberId)
  if (view === undefined) {
    return refresh.hasFailed ? (
      <ErrorState
        title={t`This page is not on this device yet`}
        text={t`It needs the connection once. Nothing was changed.`}
        onRetry={refresh.retry}
      />
    ) : (
      <Skeleton className="h-72 rounded-wide" />
    )
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      {quality === 'offline' ? (
        <OfflineNotice text={t`You can read everything here. Changes need the connection.`} />
      ) : null}
      {children(view, memberId)}
      {at === undefined ? null : <AgeLabel at={at} now={now} />}
    </div>
  )
}
