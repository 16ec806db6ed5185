import { createFileRoute } from '@tanstack/react-router'
import { readWithdrawalFilter } from '../features/cashier/order/record-filters.ts'
import { ScreenWithdrawals } from '../features/cashier/withdraw/screen-withdrawals.tsx'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/withdrawalRecord')({
  validateSearch: onlyKnownSearch(readWithdrawalFilter),
  loader: ({ context }) => void context.sync.pull('withdrawals'),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenWithdrawals
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
    />
  )
}
