import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadSearch } from '../features/lobby/load-games.ts'
import { ScreenSearch } from '../features/lobby/search/screen-search.tsx'
import { readSearchText } from '../features/lobby/search/search-text.ts'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/searchGames')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadSearch(context),
  validateSearch: onlyKnownSearch(readSearchText),
  component: SearchGames,
})

function SearchGames() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const follow = useCallback(
    (query: string) => {
      // Another page was asked for and is still on its way: following now would call it off.
      if (history.location.pathname !== '/searchGames') return
      void navigate({
        search: query === '' ? {} : { q: query },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, history],
  )
  return <ScreenSearch initial={q} loaded={Route.useLoaderData()} onPause={follow} />
}
