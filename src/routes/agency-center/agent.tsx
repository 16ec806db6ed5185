import { createFileRoute } from '@tanstack/react-router'
import { ScreenAgent } from '../../features/agency/screen-agent.tsx'

export const Route = createFileRoute('/agency-center/agent')({
  loader: ({ context }) => void context.sync.pull('agency'),
  component: ScreenAgent,
})
