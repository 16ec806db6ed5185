import { isFirstReload } from '../../state/device/first-reload.ts'
import { importAgain, whole } from '../start/import-again.ts'
import { loadStylesheet } from '../start/load-stylesheet.ts'

/**
 * TanStack's router answers a chunk that does not arrive with a reload of the page, whatever the page is in the middle of, and
 * where there is no network and no worker yet the browser's own error page is all that is left. It tells such errors by how their
 * message begins: here they begin otherwise, and the page's place decides about the reload instead (page-failed.tsx). A chunk that only
 * another document can have is one more reason for a reload, once, and not in the middle of anything: it may be one that no place waits for.
 *
 * @param startAnew reloads when the tab is idle
 */
export function keepPage(page: Window, startAnew: () => void) {
  const onNextDocument = (name: string) => {
    if (isFirstReload(name)) startAnew()
  }
  const again = (load: () => Promise<unknown>, error: unknown) => importAgain(load, error, onNextDocument)
  Object.assign(page, { importAgain: again, whole })
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const [, lost] = /preload CSS for (\S+)/.exec(payload.message) ?? []
    if (lost !== undefined) loadStylesheet(page.document, lost)
    payload.message = `Not reloaded: ${payload.message}`
  })
}
