import { createFileRoute } from '@tanstack/react-router'
import { ScreenRecharges } from '../features/cashier/deposit/screen-recharges.tsx'
import { readRechargeFilter } from '../features/cashier/order/record-filters.ts'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/rechargeRecord')({
  validateSearch: onlyKnownSearch(readRechargeFilter),
  loader: ({ context }) => void context.sync.pull('recharges'),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenRecharges
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
    />
  )
}
