import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../answers-ahead.ts'
import { ScreenTerms } from '../features/information/screen-terms.tsx'

export const Route = createFileRoute('/terms')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { inWords: ['house-terms'] }),
  component: ScreenTerms,
})
