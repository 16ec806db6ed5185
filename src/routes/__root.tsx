import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { AppContext } from '../app-context.ts'
import { LateCallNews } from '../features/account/late-call-news.tsx'
import { LateSimulationStrip } from '../features/diagnostics/late-simulation-strip.tsx'
import { LateTermsNotice } from '../features/information/late-terms-notice.tsx'
import { SessionDialogs } from '../features/session/session-dialogs.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { createVisits } from './-visits.ts'

const visits = createVisits()

export const Route = createRootRouteWithContext<AppContext>()({
  // The lobby alone opens before the rest of the app is here.
  beforeLoad: ({ context, location, preload }) => {
    const { pathname } = location
    const visit = preload ? visits.ahead : visits.next
    const own = { sync: visit(context.sync, pathname) }
    const whole = pathname === '/' ? undefined : context.whole()
    return whole ? whole.then(() => own) : own
  },
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../features/shell/not-found.tsx'), 'NotFound'),
})

function Root() {
  return (
    <Shell
      dialogs={
        <>
          <SessionDialogs />
          <LateTermsNotice />
          <LateCallNews />
          <LateSimulationStrip />
        </>
      }
    >
      <Outlet />
    </Shell>
  )
}
