import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { loadFavouriteWrite, wishFavourite } from './favourite-actions.ts'
import { type Favourites, readFavourites } from './favourite-overlay.ts'
import { dropPostponedWish, postponeWish, takePostponedWish } from './favourite-wish.ts'
import { emptyHeart, heartsOf } from './hearts.ts'
import { HeartsContext } from './hearts-context.ts'

/** The first pictures come before what nobody has asked for yet. */
const afterFirstTilesMs = 1_500

const none: Favourites = { items: [], parked: [], leaving: [] }

type HeartsProviderProps = {
  children: ReactNode
  /** What the loader read already, so that the first paint has its hearts. */
  initial?: Favourites | undefined
}

/**
 * Hearts are one live query of their own over rows and waiting writes: a heart never asks the catalogue again
 * (architecture.md, rule 6). A guest's press opens the login and is done after it.
 */
export function HeartsProvider({ children, initial }: HeartsProviderProps) {
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

  const byGame = useMemo(() => heartsOf(favourites ?? none), [favourites])
  const ids = useMemo(
    () => (memberId === undefined ? undefined : favourites?.items.map(({ row }) => row.game_id).reverse()),
    [favourites, memberId],
  )
  const keep = useCallback(
    async (gameId: string, wanted: boolean) => {
      const isKept = await wishFavourite(app, gameId, wanted, byGame.get(gameId) ?? emptyHeart)
      if (isKept) return
      const action = { label: t`Try again`, onPress: () => void keep(gameId, wanted) }
      showToast({ id: `favourite-${gameId}`, tone: 'scarlet', text: failure, action })
    },
    [app, byGame, failure, t],
  )
  const wish = useCallback(
    (gameId: string, wanted: boolean) => {
      if (memberId !== undefined) return void keep(gameId, wanted)
      postponeWish(gameId)
      openDialog('login')
    },
    [memberId, keep],
  )

  useEffect(() => {
    // Loaded while nothing is pressed yet: the first heart may be pressed without a network.
    const timer = setTimeout(() => loadFavouriteWrite().catch(() => undefined), afterFirstTilesMs)
    return () => {
      clearTimeout(timer)
      dropPostponedWish()
    }
  }, [])
  useEffect(() => {
    const gameId = memberId === undefined ? undefined : takePostponedWish()
    if (gameId !== undefined) void keep(gameId, true)
  }, [memberId, keep])

  const value = useMemo(() => ({ byGame, ids, wish }), [byGame, ids, wish])
  return <HeartsContext value={value}>{children}</HeartsContext>
}
