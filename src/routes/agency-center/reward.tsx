import { createFileRoute } from '@tanstack/react-router'
import { ScreenAgencyReward } from '../../features/agency/screen-agency-reward.tsx'

export const Route = createFileRoute('/agency-center/reward')({
  loader: ({ context }) => void context.sync.pull('agency'),
  component: ScreenAgencyReward,
})
