import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { notifyShown } from '../ui/overlays/catch-back-first.ts'
import type { AppContext } from './app-context.ts'
import { fadePage } from './fade-page.ts'
import { focusPage } from './focus-page.ts'
import { PageFailed } from './shell/page-failed.tsx'
import { PagePending } from './shell/page-pending.tsx'

export function createAppRouter(context: AppContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    // Shown early but not at once: most chunks are on the device already, and a flash of grey looks slower than none.
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
  })
  notifyShown(() => router.history.location)
  // Every navigation scrolls to the top (specification, section 2), or to the part of the page that the link names.
  // Overlays do not navigate, so they leave the page be.
  router.subscribe('onRendered', ({ hrefChanged, fromLocation, toLocation: { hash, pathname } }) => {
    if (!hrefChanged) return
    fadePage(document, fromLocation?.pathname, pathname)
    scrollTo({ top: 0, behavior: 'instant' })
    const part = document.getElementById(hash)
    part?.scrollIntoView({ behavior: 'instant' })
    if (fromLocation !== undefined && part === null) focusPage(document)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
