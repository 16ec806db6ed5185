import { createFileRoute } from '@tanstack/react-router'
import { ScreenTwoStep } from '../../features/auth/security/factors/screen-two-step.tsx'

export const Route = createFileRoute('/security-center/two-step')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenTwoStep,
})
