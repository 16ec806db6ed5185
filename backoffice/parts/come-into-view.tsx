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
    if (news !== undefined) place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [news])
  return (
    // Out of the flow, what has nothing to say yet leaves no hole in the form, and a screen reader still listens to it.
    <div ref={place} className="contents *:scroll-my-4 *:empty:absolute">
      {children}
    </div>
  )
}
