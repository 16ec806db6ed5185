import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { recordFirstTiles } from '../../state/first-tiles.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { CatalogueAge } from './catalogue-age.tsx'
import { CatalogueGate } from './catalogue-gate.tsx'
import { FavouritesProvider } from './favourites/favourites-provider.tsx'
import { NoFavourites } from './favourites/no-favourites.tsx'
import { useFavouriteList } from './favourites/use-favourite-list.ts'
import { GameFilters } from './game-filters.tsx'
import { GameGrid, shortList } from './game-grid.tsx'
import { gameTypeLooks } from './game-types.ts'
import { GamesEmpty } from './games-empty.tsx'
import { RecommendedGames } from './home/recommended-games.tsx'
import type { LoadedGames } from './load-games.ts'
import { readGameIds } from './read-game-ids.ts'
import type { ListSearch } from './search/list-search.ts'
import { SearchButton } from './search/search-button.tsx'
import { useGameRows } from './use-game-rows.ts'
import { useProviders } from './use-providers.ts'

const none = [] as const

type ScreenGamesProps = {
  search: ListSearch
  initial: LoadedGames
  onSearch: (search: ListSearch) => void
}

/** `/game`: every list of games there is, by type, provider and order, or the member's favourites. */
export function ScreenGames(props: ScreenGamesProps) {
  return (
    <FavouritesProvider>
      <Games {...props} />
    </FavouritesProvider>
  )
}

function Games({ search, initial, onSearch }: ScreenGamesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const wayBack = useWayBack()
  const providers = useProviders()
  const isFavourites = search.list === 'favourites'
  const favourites = useFavouriteList(isFavourites, initial.favourites)
  const listed = useListedIds(search, initial.ids)
  const ids = isFavourites ? (favourites?.ids ?? none) : listed
  // Of hearts whose games may be on their way nobody knows how many there are to show.
  const isWhole = favourites?.isWhole ?? true
  const rows = useGameRows(initial.rows)
  useEffect(() => {
    const { type = 'all', ...narrowed } = search
    if (Object.keys(narrowed).length === 0 && initial.rows.length > 0)
      recordFirstTiles(localStorage, type, language, initial.rows)
  }, [search, initial.rows, language])
  const title = useTitle(search, providers?.find(one => one.api_code === search.provider)?.name)
  const count = ids.length
  const grid = (
    <>
      <GameGrid label={title} ids={ids} rows={rows} />
      {count < shortList ? <RecommendedGames title={t`Popular now`} except={ids} /> : null}
    </>
  )
  return (
    <div className="page pb-8">
      <PageHeader
        title={title}
        {...wayBack}
        detail={count > 0 && isWhole ? t`${plural(count, { one: '# game', other: '# games' })}` : undefined}
        actions={<SearchButton />}
      />
      {isFavourites ? null : <GameFilters search={search} providers={providers ?? []} onSearch={onSearch} />}
      <CatalogueAge initial={initial.age} favouritesAt={favourites?.at} />
      <div className="pt-4">
        {count === 0 && isFavourites ? <NoFavourites checkedAt={favourites?.at} /> : null}
        {count === 0 && !isFavourites ? <GamesEmpty search={search} onSearch={onSearch} /> : null}
        {count > 0 ? isWhole ? grid : <CatalogueGate>{grid}</CatalogueGate> : null}
      </div>
    </div>
  )
}

/** Every list but the favourites follows the catalogue. */
function useListedIds(search: ListSearch, initial: readonly string[]): readonly string[] {
  const { db } = useApp()
  const language = useLanguage()
  const listed = useLiveQuery(
    async () => (search.list ? undefined : { search, ids: await readGameIds(db, language, search) }),
    [db, language, search],
  )
  // Until the device has answered for these filters, the loader's answer for them holds.
  return listed?.search === search ? listed.ids : initial
}

function useTitle({ type, list }: ListSearch, providerName: string | undefined): string {
  const { t } = useLingui()
  if (list === 'favourites') return t`Your favourites`
  const look = gameTypeLooks.find(one => one.type === type)
  const typeName = look && t(look.name)
  if (typeName && providerName) return `${typeName} · ${providerName}`
  return typeName ?? providerName ?? t`All games`
}
