import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { AppContext } from '../app-context.ts'
import { LateCallNews } from '../features/account/late-call-news.tsx'
import { LateTermsNotice } from '../features/information/late-terms-notice.tsx'
import { SessionDialogs } from '../features/session/session-dialogs.tsx'
import { Shell } from '../features/shell/shell.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  // The lobby alone opens before the rest of the app is here.
  beforeLoad: ({ context, location }) => (location.pathname === '/' ? undefined : context.whole()),
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
        </>
      }
    >
      <Outlet />
    </Shell>
  )
}
