import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { gamesIcon } from '../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CatalogueGate } from './catalogue-gate.tsx'
import { gameTypeLooks } from './game-types.ts'
import { RecommendedGames } from './home/recommended-games.tsx'
import type { ListSearch } from './search/list-search.ts'

type GamesEmptyProps = { search: ListSearch; onSearch: (search: ListSearch) => void }

/** Why a list of the catalogue is empty: not loaded yet, or nothing of that kind on the site. */
export function GamesEmpty({ search, onSearch }: GamesEmptyProps) {
  return (
    <CatalogueGate>
      <NothingOfKind search={search} onSearch={onSearch} />
    </CatalogueGate>
  )
}

function NothingOfKind({ search, onSearch }: GamesEmptyProps) {
  const { t } = useLingui()
  const look = gameTypeLooks.find(one => one.type === search.type)
  const name = look ? t(look.name) : ''
  return (
    <>
      <EmptyState
        icon={look?.icon ?? gamesIcon}
        title={look && !search.provider ? t`${name}: none in the house yet` : t`No games available`}
        text={t`We only list what you can really play here.`}
      >
        <Button onClick={() => onSearch({})}>{t`All games`}</Button>
      </EmptyState>
      <RecommendedGames />
    </>
  )
}
