import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue } from 'react'
import { useApp } from '../../app-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gamesIcon } from '../../ui/icons/shell-icons.ts'
import { CatalogueAge } from './catalogue-age.tsx'
import { CatalogueMissing } from './catalogue-missing.tsx'
import { gameTypeLooks, typeHref } from './game-types.ts'
import { HeartsProvider } from './hearts-provider.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { BannersSkeleton, ShelfSkeleton } from './home-skeleton.tsx'
import { HomeWays } from './home-ways.tsx'
import type { Home } from './load-home.ts'
import { OwnShelves } from './own-shelves.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { type Lobby, readLobby, type Shelf } from './read-lobby.ts'
import { useRefresh } from './use-refresh.ts'

/** The lobby. `initial` is what the device had when the page was asked for, so the first paint is the lobby itself. */
export function ScreenHome({ initial }: { initial: Home }) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const lobby = useLiveQuery(async () => readLobby(db, language), [db, language], initial.lobby)
  const games = useRefresh('games')
  const web = useRefresh('web-data')
  useRefresh('popular-games')
  useRefresh('promotion-games')
  useRefresh('providers')
  const banners = lobby.web?.banners
  const hasOwn = initial.played.length > 0 || initial.favouriteGames.length > 0
  return (
    <div className="page pt-2 pb-8">
      <h1 className="sr-only">{t`Lobby`}</h1>
      {banners === undefined && !web.hasFailed ? <BannersSkeleton /> : null}
      {banners !== undefined && banners.length > 0 ? <HomeBanners banners={banners} /> : null}
      <HomeWays />
      <CatalogueAge />
      <HeartsProvider initial={initial.favourites}>
        <OwnShelves played={initial.played} favouriteGames={initial.favouriteGames} />
        {lobby.popular.length > 0 ? (
          <Shelves lobby={lobby} hasOwn={hasOwn} />
        ) : games.isAsking ? (
          <ShelfSkeleton />
        ) : games.hasFailed ? (
          <CatalogueMissing onRetry={games.retry} />
        ) : (
          <EmptyState icon={gamesIcon} title={t`No games yet`} text={t`The house is being furnished.`} />
        )}
      </HeartsProvider>
    </div>
  )
}

const noShelves: readonly Shelf[] = []

/** What lies below the first screen is rendered after it: the first paint does not wait for sixty tiles. */
function Shelves({ lobby, hasOwn }: { lobby: Lobby; hasOwn: boolean }) {
  const { t } = useLingui()
  const shelves = useDeferredValue(lobby.shelves, noShelves)
  return (
    <>
      <HomeShelf title={t`Popular`} games={lobby.popular} shape="grid" allHref="/game" isFirst={!hasOwn} />
      {shelves.length > 0 ? <HomeShelf title={t`The house recommends`} games={lobby.chosen} /> : null}
      {shelves.map(({ type, games }) => {
        const look = gameTypeLooks.find(one => one.type === type)
        return look ? (
          <HomeShelf key={type} title={t(look.name)} games={games} allHref={typeHref(type)} />
        ) : null
      })}
      {shelves.length > 0 ? <ProviderLinks providers={lobby.providers} /> : null}
    </>
  )
}
