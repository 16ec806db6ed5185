import { createFileRoute } from '@tanstack/react-router'
import { ScreenOffers } from '../features/promotions/screen-offers.tsx'

export const Route = createFileRoute('/promocao')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenOffers,
})
