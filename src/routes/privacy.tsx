import { createFileRoute } from '@tanstack/react-router'
import { ScreenPrivacy } from '../features/support/about/screen-privacy.tsx'
import { WrittenPage } from '../features/support/content/written-page.tsx'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => void context.sync.pull('house-pages'),
  component: () => <WrittenPage id="privacy" otherwise={<ScreenPrivacy />} />,
})
