import { createFileRoute } from '@tanstack/react-router'
import { readRoundFilter } from '../../features/cashier/records/round-filter.ts'
import { ScreenRounds } from '../../features/cashier/records/screen-rounds.tsx'
import { RoundCheckSheet } from '../../features/games/fairness/round-check-sheet.tsx'
import { onlyKnownSearch } from '../-only-known-search.ts'

export const Route = createFileRoute('/order-center/games')({
  validateSearch: onlyKnownSearch(readRoundFilter),
  loader: ({ context }) => {
    void context.sync.pull('rounds')
    void context.sync.pull('games')
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ScreenRounds
      filter={Route.useSearch()}
      onFilter={filter => void navigate({ search: filter, replace: true, resetScroll: false })}
      proof={(played, onClose) => <RoundCheckSheet listed={played} onClose={onClose} />}
    />
  )
}
