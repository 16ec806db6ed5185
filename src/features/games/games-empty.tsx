import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { openDialog } from '../../state/dialogs.ts'
import { readMemberId, session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gamesIcon, heartIcon } from '../../ui/icons/shell-icons.ts'
import { CatalogueGate } from './catalogue-gate.tsx'
import { gameTypeLooks } from './game-types.ts'
import type { ListSearch } from './list-search.ts'
import { Meanwhile } from './meanwhile.tsx'

type GamesEmptyProps = { search: ListSearch; onSearch: (search: ListSearch) => void }

/** Why a list is empty: not loaded yet, nothing of that kind in the house, or no hearts so far. */
export function GamesEmpty({ search, onSearch }: GamesEmptyProps) {
  if (search.list === 'favourites') return <NoFavourites />
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
      <Meanwhile />
    </>
  )
}

function NoFavourites() {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const isGuest = readMemberId(now) === undefined
  return (
    <>
      <EmptyState
        icon={heartIcon}
        title={isGuest ? t`Your hearts live in your account` : t`No favourites yet`}
        text={t`Press the heart of a game and it waits for you here, without a network too.`}
      >
        {isGuest ? <Button tone="main" onClick={() => openDialog('login')}>{t`Log in`}</Button> : null}
      </EmptyState>
      <Meanwhile />
    </>
  )
}
