import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { useRefresh } from '../../../common/use-refresh.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { useFavourites } from '../favourites/favourites-context.ts'
import { HomeShelf } from './home-shelf.tsx'
import type { Home } from './load-home.ts'
import { readFavouriteGames, readPlayed } from './read-own-shelves.ts'

type OwnShelvesProps = Pick<Home, 'played' | 'favouriteGames'>

/** The member's own shelves: where they left off, and what they love. Empty ones take no room. */
export function OwnShelves({ played: firstPlayed, favouriteGames: firstFavourites }: OwnShelvesProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const { ids } = useFavourites()
  useRefresh('open-rounds', { enabled: memberId !== undefined })
  const played = useLiveQuery(
    async () => readPlayed(db, memberId ?? '', language),
    [db, memberId, language],
    firstPlayed,
  )
  const favourites = useLiveQuery(
    async () => readFavouriteGames(db, language, ids ?? []),
    [db, language, ids],
    firstFavourites,
  )
  // A shelf that appears while somebody presses hearts would push the games from under the thumb: it waits for the next visit.
  const [openedBy] = useState(memberId)
  const showsFavourites = firstFavourites.length > 0 || memberId !== openedBy
  const open = useMemo(() => new Set(played.filter(one => one.isOpen).map(one => one.game.id)), [played])
  const openWord = t`Round open`
  return (
    <>
      <HomeShelf
        title={t`Continue playing`}
        games={played.map(one => one.game)}
        badgeOf={game => (open.has(game.id) ? openWord : undefined)}
        isFirst
      />
      <HomeShelf
        title={t`Your favourites`}
        games={showsFavourites ? favourites : []}
        allHref="/game?list=favourites"
        isFirst={played.length === 0}
      />
    </>
  )
}
