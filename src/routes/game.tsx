import { createFileRoute } from '@tanstack/react-router'
import { loadGames } from '../features/lobby/load-games.ts'
import { ScreenGames } from '../features/lobby/screen-games.tsx'
import { readListSearch } from '../features/lobby/search/list-search.ts'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/game')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: onlyKnownSearch(readListSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGames(context, deps),
  component: Games,
})

function Games() {
  const navigate = Route.useNavigate()
  return (
    <ScreenGames
      search={Route.useLoaderDeps()}
      initial={Route.useLoaderData()}
      // Back leaves the list instead of walking through its filters.
      onSearch={search => void navigate({ search, replace: true })}
    />
  )
}
