import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { AppContext } from '../app/app-context.ts'
import { LateLanguageOffer } from '../app/shell/late-language-offer.tsx'
import { PageFailed } from '../app/shell/page-failed.tsx'
import { Shell } from '../app/shell/shell.tsx'
import { LateCallNews } from '../features/account/profile/late-call-news.tsx'
import { SessionDialogs } from '../features/auth/session/session-dialogs.tsx'
import { LateSimulationStrip } from '../features/operations/diagnostics/late-simulation-strip.tsx'
import { LateTermsNotice } from '../features/support/content/late-terms-notice.tsx'
import { createVisits } from './-visits.ts'

const visits = createVisits()

export const Route = createRootRouteWithContext<AppContext>()({
  // The lobby alone opens before the rest of the app is here.
  beforeLoad: ({ context, location, matches, preload }) => {
    const { pathname } = location
    const visit = preload ? visits.ahead : visits.next
    const own = { sync: visit(context.sync, pathname), missing: undefined }
    const arrival = pathname === '/' ? undefined : context.page(pathOf(matches.at(-1)))
    if (arrival === undefined) return own
    return arrival.then(
      () => own,
      (missing: unknown) => {
        if (preload) throw missing
        return { ...own, missing }
      },
    )
  },
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../app/shell/not-found.tsx'), 'NotFound'),
})

/** As in the tree of routes, without the slash that a folder's own page has at its end there. */
const pathOf = (match: { fullPath: unknown } | undefined) => String(match?.fullPath).replace(/(?<=.)\/$/, '')

/** What failed is asked for again when the page is opened again. */
const noReset = () => undefined

function Root() {
  // Words that did not arrive: thrown, they would take the frame with them.
  const missing = Route.useRouteContext({ select: ({ missing }) => missing })
  return (
    <Shell
      dialogs={
        <>
          <SessionDialogs />
          <LateTermsNotice />
          <LateCallNews />
          <LateSimulationStrip />
          <LateLanguageOffer />
        </>
      }
    >
      {missing instanceof Error ? <PageFailed error={missing} reset={noReset} /> : <Outlet />}
    </Shell>
  )
}
