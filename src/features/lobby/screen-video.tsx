import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app/app-context.ts'
import { useRefresh } from '../../common/use-refresh.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { liveIcon } from '../../ui/icons/shell-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CatalogueAge } from './catalogue-age.tsx'
import { CatalogueGate } from './catalogue-gate.tsx'
import { FavouritesProvider } from './favourites/favourites-provider.tsx'
import { GameGrid, shortList } from './game-grid.tsx'
import { RecommendedGames } from './home/recommended-games.tsx'
import { readGameIds } from './read-game-ids.ts'
import { SearchButton } from './search/search-button.tsx'
import { useGameRows } from './use-game-rows.ts'

const noRows = [] as const

/** `/video`: the live lobby (docs/rules/games.md). Where there is no live table it says so. */
export function ScreenVideo({ age }: { age: number | undefined }) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const wayBack = useWayBack()
  useRefresh('games')
  const ids = useLiveQuery(async () => readGameIds(db, language, { type: 'live' }), [db, language])
  const rows = useGameRows(noRows)
  return (
    <div className="page pb-8">
      <PageHeader title={t`Live casino`} {...wayBack} actions={<SearchButton />} />
      <CatalogueAge initial={age} />
      <div className="pt-4">
        <FavouritesProvider>
          {ids && ids.length > 0 ? (
            <>
              <GameGrid label={t`Live casino`} ids={ids} rows={rows} />
              {ids.length < shortList ? <RecommendedGames type="table" title={t`Table games`} /> : null}
            </>
          ) : null}
          {ids?.length === 0 ? (
            <CatalogueGate>
              <NoTables />
            </CatalogueGate>
          ) : null}
        </FavouritesProvider>
      </div>
    </div>
  )
}

function NoTables() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState
        icon={liveIcon}
        title={t`No live tables yet`}
        text={t`No dealer is on the air in this house so far. Our roulettes spin at any hour, and you can verify every number.`}
      />
      <RecommendedGames type="table" />
    </>
  )
}
