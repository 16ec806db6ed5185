import { createFileRoute } from '@tanstack/react-router'
import { LateHomeHold } from '../features/breaks/late-home-hold.tsx'
import { loadHome } from '../features/games/load-home.ts'
import { ScreenHome } from '../features/games/screen-home.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  component: Home,
})

function Home() {
  return <ScreenHome initial={Route.useLoaderData()} above={<LateHomeHold />} />
}
