import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../../app/shell/not-found.tsx'
import { PromotionScreen } from '../../../features/promotions/promotion-screen.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/$page')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: RegisteredPage,
})

/** A promotion's page that the registry names; the addresses of the specification have routes of their own. */
function RegisteredPage() {
  const { page } = Route.useParams()
  return (
    <OffersGate>
      <PromotionScreen page={page} otherwise={<NotFound />} />
    </OffersGate>
  )
}
