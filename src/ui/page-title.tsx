import { useEffect } from 'react'

/** What the page is called before the app has named it: the site's name. */
let siteName: string | undefined

/** The page's one heading. It also names the tab, in the history and the task switcher, and `main` for screen readers (focus-page.ts). */
export function PageTitle({ title, className }: { title: string; className: string }) {
  useEffect(() => {
    siteName ??= document.title
    document.title = `${title} · ${siteName}`
  }, [title])
  return (
    <h1 id="page-title" className={className}>
      {title}
    </h1>
  )
}
