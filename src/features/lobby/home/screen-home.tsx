import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { recordFirstTiles } from '../../../state/first-tiles.ts'
import { held } from '../../../state/member/held.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { gamesIcon } from '../../../ui/icons/shell-icons.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CatalogueAge } from '../catalogue-age.tsx'
import { CatalogueMissing } from '../catalogue-missing.tsx'
import { FavouritesProvider } from '../favourites/favourites-provider.tsx'
import { readFront } from '../read-lobby.ts'
import { useDeferredRender } from '../use-deferred-render.ts'
import { HomeBanners } from './home-banners.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { HomeShelves } from './home-shelves.tsx'
import { BannersSkeleton, ShelfSkeleton } from './home-skeleton.tsx'
import { HomeWays } from './home-ways.tsx'
import type { Home } from './load-home.ts'
import { OwnShelves } from './own-shelves.tsx'

type ScreenHomeProps = {
  /** What the device had when the page was asked for, so the first paint is the lobby itself. */
  initial: Home
  /** What the member has to know before anything else. */
  above: ReactNode
}

/** The lobby. */
export function ScreenHome({ initial, above }: ScreenHomeProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const front = useLiveQuery(async () => readFront(db, language), [db, language], initial.front)
  const games = useRefresh('games')
  const web = useRefresh('web-data')
  useRefresh('popular-games')
  const { isHeld } = useSnapshot(held)
  const { now } = useSnapshot(session)
  // Nobody is advertised to in a pause. A guest is nobody's pause.
  const isAdvertised = !isHeld || readMemberId(now) === undefined
  const banners = isAdvertised ? front.web?.banners : []
  // What lies below the first screen is read and rendered after it: the first pictures do not wait for sixty tiles.
  const isLater = useDeferredRender(front.popular.length > 0)
  const hasOwn = initial.played.length > 0 || initial.favouriteGames.length > 0
  useEffect(() => {
    if (hasOwn || front.popular.length > 0)
      recordFirstTiles(localStorage, 'lobby', language, hasOwn ? [] : front.popular)
  }, [hasOwn, front.popular, language])
  return (
    <div className="page pt-2 pb-8">
      <PageTitle title={t`Lobby`} className="sr-only" />
      {above}
      {banners === undefined && !web.hasFailed ? <BannersSkeleton /> : null}
      {banners !== undefined && banners.length > 0 ? <HomeBanners banners={banners} /> : null}
      <HomeWays />
      <CatalogueAge initial={front.age} />
      <FavouritesProvider initial={initial.favourites}>
        <OwnShelves played={initial.played} favouriteGames={initial.favouriteGames} />
        {front.popular.length > 0 ? (
          <>
            <HomeShelf
              title={t`Popular`}
              games={front.popular}
              shape="grid"
              allHref="/game"
              isFirst={!hasOwn}
            />
            {isLater ? <HomeShelves /> : null}
          </>
        ) : games.hasFailed ? (
          <CatalogueMissing onRetry={games.retry} />
        ) : games.isAsking || front.age === undefined ? (
          <ShelfSkeleton />
        ) : (
          <EmptyState
            icon={gamesIcon}
            title={t`No games available`}
            text={t`The house is being furnished.`}
          />
        )}
      </FavouritesProvider>
    </div>
  )
}
