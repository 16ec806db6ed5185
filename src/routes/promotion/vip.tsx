import { createFileRoute } from '@tanstack/react-router'
import { loadVip } from '../../features/vip/load-vip.ts'
import { ScreenVip } from '../../features/vip/screen-vip.tsx'

export const Route = createFileRoute('/promotion/vip')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadVip(context),
  component: ScreenVip,
})
