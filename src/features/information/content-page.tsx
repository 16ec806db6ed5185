import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Freshness } from '../../freshness.tsx'
import { NotLoaded } from '../../not-loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWayBack } from '../../use-way-back.ts'
import type { ContentName, useContent } from './use-content.ts'

type ContentPageProps<Name extends ContentName> = {
  title: string
  content: ReturnType<typeof useContent<Name>>
  /** Where the way back leads when there is no page before. */
  back?: string
  children: ReactNode
}

/** A page of what operators wrote: with its age, and readable without a network once it was read. */
export function ContentPage<Name extends ContentName>({
  title,
  content: { answer, asked, at },
  back = '/profile',
  children,
}: ContentPageProps<Name>) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={title} {...useWayBack(back)} />
      <Freshness at={at} />
      {answer !== undefined ? (
        <div className="grid gap-5 pt-2 *:min-w-0">{children}</div>
      ) : asked.hasFailed ? (
        <NotLoaded
          title={t`This page could not be loaded`}
          text={t`It is kept on this device once it was read.`}
          asked={asked}
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
