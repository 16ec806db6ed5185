import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { Button } from '../../../ui/button.tsx'
import { heartIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShelfSkeleton } from '../home/home-skeleton.tsx'
import { RecommendedGames } from '../home/recommended-games.tsx'

/** In place of an empty list of favourites. It says that there are none only if the server has sent them (`toldAt`, when it last did). */
export function NoFavourites({ checkedAt }: { checkedAt: number | undefined }) {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const isGuest = readMemberId(now) === undefined
  const asked = useRefresh('favourites', { enabled: !isGuest })
  const isUnknown = !isGuest && checkedAt === undefined
  if (isUnknown && !asked.hasFailed) return <ShelfSkeleton />
  return (
    <>
      {isUnknown ? (
        <NotLoaded
          title={t`Your favourites could not be loaded`}
          text={t`Nothing is lost: it is kept by the house.`}
          asked={asked}
        />
      ) : (
        <EmptyState
          icon={heartIcon}
          title={isGuest ? t`Your hearts live in your account` : t`No favourites yet`}
          text={t`Press the heart of a game and it waits for you here, without a network too.`}
        >
          {isGuest ? <Button tone="main" onClick={() => openDialog('login')}>{t`Log in`}</Button> : null}
        </EmptyState>
      )}
      <RecommendedGames />
    </>
  )
}
