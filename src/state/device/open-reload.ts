type Page = Pick<EventTarget, 'addEventListener'> & { readonly location: Pick<Location, 'reload'> }

/**
 * A reload that is not lost. A step through the history that begins right after one calls it off, in every browser: an overlay
 * that closes takes its entry back (ui/overlays/use-back-closes.ts). So it is asked for again when such a step has ended with the page
 * still there. Open it before anything else listens to `popstate`, or an overlay swallows the event.
 */
export function openReload(page: Page): () => void {
  let isAsked = false
  const again = () => {
    if (isAsked) page.location.reload()
  }
  page.addEventListener('popstate', again, { capture: true })
  // Left for another page, and kept by the browser for the way back.
  page.addEventListener('pageshow', again)
  return () => {
    isAsked = true
    page.location.reload()
  }
}
