import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { intentFavourite, loadFavouriteWrite } from './favourite-actions.ts'
import { dropPostponedIntent, postponeIntent, takePostponedIntent } from './favourite-intent.ts'
import { type Favourites, readFavourites } from './favourite-overlay.ts'
import { favouritesOf, noFavourite } from './favourite-state.ts'
import { FavouritesContext } from './favourites-context.ts'

/** The first pictures come before what nobody has asked for yet. */
const afterFirstTilesMs = 1_500

const none: Favourites = { items: [], parked: [], leaving: [] }

type FavouritesProviderProps = {
  children: ReactNode
  /** What the loader read already, so that the first paint has its hearts. */
  initial?: Favourites | undefined
}

/**
 * Hearts are one live query of their own over rows and waiting writes: a heart never asks the catalogue again
 * (architecture.md, rule 6). A guest's press opens the login and is done after it.
 */
export function FavouritesProvider({ children, initial }: FavouritesProviderProps) {
  const { t } = useLingui()
  const app = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const favourites = useLiveQuery(
    async () => (memberId === undefined ? none : readFavourites(app.db, memberId)),
    [app.db, memberId],
    initial,
  )
  useRefresh('favourites', { enabled: memberId !== undefined })
  const failure = t`Error in setting favorite`

  const byGame = useMemo(() => favouritesOf(favourites ?? none), [favourites])
  const ids = useMemo(
    () => (memberId === undefined ? undefined : favourites?.items.map(({ row }) => row.game_id).reverse()),
    [favourites, memberId],
  )
  const keep = useCallback(
    async (gameId: string, wanted: boolean) => {
      const isKept = await intentFavourite(app, gameId, wanted, byGame.get(gameId) ?? noFavourite)
      if (isKept) return
      const action = { label: t`Try again`, onPress: () => void keep(gameId, wanted) }
      showToast({ id: `favourite-${gameId}`, tone: 'scarlet', text: failure, action })
    },
    [app, byGame, failure, t],
  )
  const intent = useCallback(
    (gameId: string, wanted: boolean) => {
      if (memberId !== undefined) return void keep(gameId, wanted)
      postponeIntent(gameId)
      openDialog('login')
    },
    [memberId, keep],
  )

  useEffect(() => {
    // Loaded while nothing is pressed yet: the first heart may be pressed without a network.
    const timer = setTimeout(() => loadFavouriteWrite().catch(() => undefined), afterFirstTilesMs)
    return () => {
      clearTimeout(timer)
      dropPostponedIntent()
    }
  }, [])
  useEffect(() => {
    const gameId = memberId === undefined ? undefined : takePostponedIntent()
    if (gameId !== undefined) void keep(gameId, true)
  }, [memberId, keep])

  const value = useMemo(() => ({ byGame, ids, intent }), [byGame, ids, intent])
  return <FavouritesContext value={value}>{children}</FavouritesContext>
}
