import { createFileRoute } from '@tanstack/react-router'
import { readOrderFilter } from '../../features/cashier/records/read-order-filter.ts'
import { ScreenFees } from '../../features/cashier/records/screen-fees.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

export const Route = createFileRoute('/order-center/fee')({
  validateSearch: onlyKnownSearch(readOrderFilter),
  loader: ({ context }) => {
    void context.sync.pull('orderFees')
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenFees
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
    />
  )
}
