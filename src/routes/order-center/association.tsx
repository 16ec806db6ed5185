import { createFileRoute } from '@tanstack/react-router'
import { readOrderFilter } from '../../features/cashier/records/read-order-filter.ts'
import { ScreenAssociations } from '../../features/cashier/records/screen-associations.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

export const Route = createFileRoute('/order-center/association')({
  validateSearch: onlyKnownSearch(readOrderFilter),
  loader: ({ context }) => {
    void context.sync.pull('orderAssociations')
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenAssociations
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
    />
  )
}
