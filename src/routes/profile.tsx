import { createFileRoute } from '@tanstack/react-router'
import { loadProfile } from '../features/account/load-profile.ts'
import { ScreenProfile } from '../features/account/screen-profile.tsx'
import { MissingDetails } from '../features/security/missing-details.tsx'

export const Route = createFileRoute('/profile')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadProfile(context),
  component: Profile,
})

function Profile() {
  return (
    <ScreenProfile initial={Route.useLoaderData()} due={memberId => <MissingDetails memberId={memberId} />} />
  )
}
