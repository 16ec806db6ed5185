/**
 * TanStack's router answers a chunk that does not arrive with one reload of the page, whatever the page is in the middle of. It
 * tells such errors by how their message begins: while the tab holds the lock `busy` they begin otherwise, and the page's place
 * offers the reload instead (page-failed.tsx).
 */
export function keepPageWhileBusy(page: Pick<Window, 'addEventListener'>, isBusy: () => boolean) {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (isBusy()) payload.message = `Not reloaded while busy: ${payload.message}`
  })
}
