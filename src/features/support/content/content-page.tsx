import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Freshness } from '../../../common/freshness.tsx'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import type { Kept } from '../../../common/use-answer.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

type ContentPageProps = {
  title: string
  content: Kept<unknown>
  /** Where the way back leads when there is no page before. */
  back?: string
  children: ReactNode
}

/** A page of what operators wrote: with its age, and readable without a network once it was read. */
export function ContentPage({ title, content, back = '/profile', children }: ContentPageProps) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={title} {...useWayBack(back)} />
      <Freshness at={content.at} />
      <KeptAnswer
        kept={content}
        missing={{
          title: t`This page could not be loaded`,
          text: t`It is kept on this device once it was read.`,
        }}
        place={
          <div aria-busy="true" className="grid gap-3">
            <Skeleton className="h-20 rounded-wide" />
            <Skeleton className="h-20 rounded-wide" />
          </div>
        }
      >
        {() => <div className="grid gap-5 pt-2 *:min-w-0">{children}</div>}
      </KeptAnswer>
    </div>
  )
}
