import { type ReactNode, useEffect, useRef } from 'react'

type ComeIntoViewProps = {
  /** What the last press brought, if anything. */
  news: object | undefined
  children: ReactNode
}

/** What a press brings may stand out of sight in a long form: it is brought into view as it comes. */
export function ComeIntoView({ news, children }: ComeIntoViewProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [news])
  return (
    <div ref={place} className="grid scroll-my-4 gap-5 empty:hidden">
      {children}
    </div>
  )
}
