import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { railQuery, useMedia } from '../../ui/use-media.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LateFooter } from './late-footer.tsx'
import { SideRail } from './side-rail.tsx'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** The frame around every page. `children` is the page, `dialogs` whatever may open over it. */
export function Shell({ children, dialogs }: { children: ReactNode; dialogs: ReactNode }) {
  const { t } = useLingui()
  // One of the two: the other would be made for nobody, before the first picture.
  const hasRail = useMedia(railQuery)
  return (
    <div className="backdrop min-h-dvh pb-(--foot-height) rail:pb-(--strip-height)">
      <a
        href="#main"
        className="sr-only z-(--layer-notice) rounded-corner bg-raised px-4 py-3 shadow-high focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {t`Skip to the content`}
      </a>
      <TopBar />
      <div className="mx-auto flex w-full max-w-[calc(var(--page-width)+var(--rail-width))]">
        {hasRail ? <SideRail /> : null}
        <div className="min-w-0 flex-1">
          {/* A screen high whatever it holds: a page that grows when its rows come never moves the footer that is in sight. */}
          <main
            id="main"
            aria-labelledby="page-title"
            tabIndex={-1}
            className="min-h-[calc(100dvh-var(--top-height)-var(--bar-height))] outline-none rail:min-h-[calc(100dvh-var(--top-height))]"
          >
            {children}
          </main>
          <LateFooter />
        </div>
      </div>
      {hasRail ? null : <BottomBar />}
      <Toasts />
      <UpdateNotice />
      {dialogs}
    </div>
  )
}
