import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '../features/lobby/home/load-home.ts'
import { ScreenHome } from '../features/lobby/home/screen-home.tsx'
import { LateHomeHold } from '../features/responsible-gambling/breaks/late-home-hold.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  component: Home,
})

function Home() {
  return <ScreenHome initial={Route.useLoaderData()} above={<LateHomeHold />} />
}
