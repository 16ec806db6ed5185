import { createFileRoute } from '@tanstack/react-router'
import { MissingDetails } from '../features/account/personal-data/missing-details.tsx'
import { loadProfile } from '../features/account/profile/load-profile.ts'
import { ScreenProfile } from '../features/account/profile/screen-profile.tsx'

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
