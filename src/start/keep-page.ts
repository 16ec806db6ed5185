import { bringStyle } from './bring-style.ts'
import { importAgain } from './import-again.ts'

/**
 * TanStack's router answers a chunk that does not arrive with a reload of the page, whatever the page is in the middle of, and
 * where there is no network and no worker yet the browser's own error page is all that is left. It tells such errors by how their
 * message begins: here they begin otherwise, and the page's place decides about the reload instead (page-failed.tsx).
 */
export function keepPage(page: Window) {
  Object.assign(page, { importAgain })
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const [, lost] = /preload CSS for (\S+)/.exec(payload.message) ?? []
    if (lost !== undefined) bringStyle(page.document, lost)
    payload.message = `Not reloaded: ${payload.message}`
  })
}
