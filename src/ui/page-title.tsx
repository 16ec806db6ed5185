import { useEffect } from 'react'

/** What the page is called before the app has named it: the site's name. */
let houseName: string | undefined

/** The page's one heading: it names the tab too, in the history and the task switcher, and `main` for whoever has it read (focus-page.ts). */
export function PageTitle({ title, className }: { title: string; className: string }) {
  useEffect(() => {
    houseName ??= document.title
    document.title = `${title} · ${houseName}`
  }, [title])
  return (
    <h1 id="page-title" className={className}>
      {title}
    </h1>
  )
}
