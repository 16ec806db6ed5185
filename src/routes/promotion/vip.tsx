import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../../answers-ahead.ts'
import { ScreenVip } from '../../features/vip/screen-vip.tsx'

export const Route = createFileRoute('/promotion/vip')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { own: ['vip', 'vip-history'], inWords: ['vip-levels'] }),
  component: ScreenVip,
})
