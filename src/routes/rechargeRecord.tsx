import { createFileRoute } from '@tanstack/react-router'
import { ScreenRecharges } from '../features/money/screen-recharges.tsx'

export const Route = createFileRoute('/rechargeRecord')({
  loader: ({ context }) => void context.sync.pull('recharges'),
  component: ScreenRecharges,
})
