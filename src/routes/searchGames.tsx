import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadAge } from '../features/games/load-games.ts'
import { ScreenSearch } from '../features/games/screen-search.tsx'
import { readSearchText } from '../features/games/search-text.ts'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/searchGames')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAge(context),
  validateSearch: onlyKnownSearch(readSearchText),
  component: SearchGames,
})

function SearchGames() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const follow = useCallback(
    (query: string) =>
      void navigate({
        search: query === '' ? {} : { q: query },
        replace: true,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <ScreenSearch initial={q} age={Route.useLoaderData()} onPause={follow} />
}
