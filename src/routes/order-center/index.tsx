import { createFileRoute } from '@tanstack/react-router'
import { readOrderFilter } from '../../features/cashier/records/read-order-filter.ts'
import { ScreenOrders } from '../../features/cashier/records/screen-orders.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

export const Route = createFileRoute('/order-center/')({
  validateSearch: onlyKnownSearch(readOrderFilter),
  loader: ({ context }) => {
    void context.sync.pull('orders')
    void context.sync.pull('order-totals')
    void context.sync.pull('order-chart')
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenOrders
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
    />
  )
}
