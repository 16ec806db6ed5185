import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { connection } from '../../state/connection.ts'
import { AgeLabel } from '../../ui/age-label.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWayBack } from '../../use-way-back.ts'
import type { useContent } from './use-content.ts'

type ContentPageProps<Name extends 'support' | 'announcements'> = {
  title: string
  content: ReturnType<typeof useContent<Name>>
  children: ReactNode
}

/** A page of what operators wrote: with its age, and readable without a network once it was read. */
export function ContentPage<Name extends 'support' | 'announcements'>({
  title,
  content: { answer, asked, at },
  children,
}: ContentPageProps<Name>) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const { quality } = useSnapshot(connection)
  const now = useNow(30_000, clock)
  return (
    <div className="page column pb-8">
      <PageHeader
        title={title}
        {...useWayBack('/profile')}
        detail={at === undefined ? undefined : <AgeLabel at={at} now={now} />}
      />
      {quality === 'offline' && at !== undefined ? (
        <OfflineNotice text={t`This is what your device knows.`} />
      ) : null}
      {answer !== undefined ? (
        <div className="grid gap-5 pt-2 *:min-w-0">{children}</div>
      ) : asked.hasFailed ? (
        <ErrorState
          title={t`This page could not be loaded`}
          text={t`It is kept on this device once it was read.`}
          onRetry={asked.retry}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-20 rounded-wide" />
          <Skeleton className="h-20 rounded-wide" />
        </div>
      )}
    </div>
  )
}
