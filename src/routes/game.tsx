import { createFileRoute } from '@tanstack/react-router'
import { readListSearch } from '../features/games/list-search.ts'
import { loadGames } from '../features/games/load-games.ts'
import { ScreenGames } from '../features/games/screen-games.tsx'
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
