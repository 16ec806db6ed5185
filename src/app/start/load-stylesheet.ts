/** Between two tries; a line that is away for longer is asked at leisure. */
const waitMs = 1_000
const longestWaitMs = 30_000

/**
 * Asks for a style sheet until it is here. Vite asks for each of them once in the life of a document: a page that is opened again
 * after its sheet was lost would stand there without it, and parts of it could not be pressed.
 */
export function loadStylesheet(page: Document, href: string, wait = waitMs) {
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  // What came broken lies in the browser's cache under the old address.
  link.href = `${href}?again=${Date.now()}`
  link.addEventListener('error', () => {
    link.remove()
    setTimeout(() => loadStylesheet(page, href, Math.min(wait * 2, longestWaitMs)), wait)
  })
  page.head.append(link)
}
