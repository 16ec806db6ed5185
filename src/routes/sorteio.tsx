import { createFileRoute } from '@tanstack/react-router'
import { ScreenWheels } from '../features/promotions/screen-wheels.tsx'

export const Route = createFileRoute('/sorteio')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => <ScreenWheels path="/sorteio" />,
})
