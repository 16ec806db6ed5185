import type { ReactNode } from 'react'
import { Prose } from '../../../ui/text/prose.tsx'
import { ContentPage } from './content-page.tsx'
import { useContent } from './use-content.ts'

type WrittenPageProps = {
  id: string
  /** What the product itself says, for as long as no operator wrote anything. */
  otherwise: ReactNode
  /** What is the reader's own, before anybody's words. */
  above?: ReactNode
}

/** A page that operators may write anew. */
export function WrittenPage({ id, otherwise, above }: WrittenPageProps) {
  const content = useContent('house-pages')
  const page = content.answer?.find(one => one.id === id)
  if (page === undefined) return otherwise
  return (
    <ContentPage title={page.title} content={content} back="/">
      {above}
      <article className="wide:rounded-wide wide:bg-surface wide:p-6 wide:shadow-mid">
        <Prose text={page.text} />
      </article>
    </ContentPage>
  )
}
