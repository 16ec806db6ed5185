import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../features/support/content/load-content.ts'
import { ScreenTerms } from '../features/support/content/screen-terms.tsx'

export const Route = createFileRoute('/terms')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadContent(context, 'house-terms'),
  component: ScreenTerms,
})
