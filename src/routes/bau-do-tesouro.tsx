import { createFileRoute } from '@tanstack/react-router'
import { ScreenChest } from '../features/promotions/screen-chest.tsx'

export const Route = createFileRoute('/bau-do-tesouro')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenChest,
})
