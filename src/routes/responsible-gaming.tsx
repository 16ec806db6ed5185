import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UnknownMember } from '../features/account/unknown-member.tsx'
import { MyBreaks } from '../features/breaks/my-breaks.tsx'
import { Complaints } from '../features/help/complaints.tsx'
import { HelpServices } from '../features/help/help-services.tsx'
import { PageWays } from '../features/help/page-ways.tsx'
import { SelfTest } from '../features/help/self-test.tsx'
import { loadResponsibleGaming } from '../features/house/load-responsible-gaming.ts'
import { ScreenResponsibleGaming } from '../features/house/screen-responsible-gaming.tsx'
import { WrittenPage } from '../features/information/written-page.tsx'
import { MyLimits } from '../features/limits/my-limits.tsx'
import { MyOverview } from '../features/overview/my-overview.tsx'

export const Route = createFileRoute('/responsible-gaming')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadResponsibleGaming(context),
  component: () => (
    <WrittenPage
      id="responsible-gaming"
      above={<Own />}
      otherwise={<ScreenResponsibleGaming above={<Own />} />}
    />
  ),
})

/** What is the reader's own, and the help that no operator can write away. */
function Own() {
  return (
    <>
      <PageWays />
      <UnknownMember />
      <Part id="limits">
        <MyLimits />
      </Part>
      <Part id="breaks">
        <MyBreaks />
      </Part>
      <Part id="overview">
        <MyOverview />
      </Part>
      <Part id="self-test">
        <SelfTest />
      </Part>
      <Part id="help">
        <HelpServices />
      </Part>
      <Part id="complaints">
        <Complaints />
      </Part>
    </>
  )
}

/** Where a link to a part of the page leads, below the bar at the top. */
function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="-scroll-mt-6 last-of-type:pb-6">
      {children}
    </div>
  )
}
