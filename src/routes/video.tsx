import { createFileRoute } from '@tanstack/react-router'
import { loadAge } from '../features/lobby/load-games.ts'
import { ScreenVideo } from '../features/lobby/screen-video.tsx'

export const Route = createFileRoute('/video')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAge(context),
  component: Video,
})

function Video() {
  return <ScreenVideo age={Route.useLoaderData()} />
}
