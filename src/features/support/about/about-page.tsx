import type { ReactNode } from 'react'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'

type AboutPageProps = {
  title: string
  /** What is the reader's own, before the server's words. */
  above?: ReactNode
  children: ReactNode
}

/** A page of plain words: the operator's rules and promises. */
export function AboutPage({ title, above, children }: AboutPageProps) {
  return (
    <div className="page column pb-8">
      <PageHeader title={title} {...useWayBack()} />
      {above}
      <article className="grid gap-3 text-soft wide:rounded-wide wide:bg-surface wide:p-6 wide:shadow-mid [&_a]:text-sky-text [&_a]:underline [&_h2]:pt-4 [&_h2]:text-lead [&_h2]:text-text [&_li]:ms-5 [&_li]:list-disc [&_li]:py-0.5">
        {children}
      </article>
    </div>
  )
}
