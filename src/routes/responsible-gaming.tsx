import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UnknownMember } from '../features/account/profile/unknown-member.tsx'
import { MyBreaks } from '../features/responsible-gambling/breaks/my-breaks.tsx'
import { Complaints } from '../features/responsible-gambling/help/complaints.tsx'
import { HelpServices } from '../features/responsible-gambling/help/help-services.tsx'
import { PageWays } from '../features/responsible-gambling/help/page-ways.tsx'
import { SelfTest } from '../features/responsible-gambling/help/self-test.tsx'
import { MyLimits } from '../features/responsible-gambling/limits/my-limits.tsx'
import { MyOverview } from '../features/responsible-gambling/overview/my-overview.tsx'
import { loadResponsibleGaming } from '../features/support/about/load-responsible-gaming.ts'
import { ScreenResponsibleGaming } from '../features/support/about/screen-responsible-gaming.tsx'
import { WrittenPage } from '../features/support/content/written-page.tsx'

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
