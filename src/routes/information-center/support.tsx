import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../../features/support/content/load-content.ts'
import { ScreenSupport } from '../../features/support/tickets/screen-support.tsx'

export const Route = createFileRoute('/information-center/support')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadContent(context, 'support'),
  component: ScreenSupport,
})
