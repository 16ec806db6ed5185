import { createFileRoute } from '@tanstack/react-router'
import { ScreenBonuses } from '../features/promotions/bonuses/screen-bonuses.tsx'

export const Route = createFileRoute('/bonus')({
  loader: ({ context }) => void context.sync.pull('bonuses'),
  component: ScreenBonuses,
})
