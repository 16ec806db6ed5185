import type { AppContext } from '../../app-context.ts'
import type { GameRow } from '../../db/public-rows.ts'
import { preferences } from '../../state/preferences.ts'
import { readMemberId } from '../../state/session.ts'
import { type Favourites, readFavourites } from './favourite-overlay.ts'
import { knownSession } from './known-session.ts'
import { type Lobby, readLobby } from './read-lobby.ts'
import { type PlayedGame, readFavouriteGames, readPlayed } from './read-own-shelves.ts'

const lobbyResources = ['games', 'web-data', 'popular-games', 'promotion-games', 'providers'] as const

export type Home = {
  lobby: Lobby
  played: PlayedGame[]
  favourites: Favourites
  favouriteGames: GameRow[]
}

/** Asks for refreshes without waiting for them, and reads what the device has: the first paint is the lobby itself. */
export async function loadHome({ db, sync }: AppContext): Promise<Home> {
  for (const id of lobbyResources) void sync.pull(id)
  const { language } = preferences
  const [lobby, own] = await Promise.all([readLobby(db, language), readOwn(db, language)])
  return { lobby, ...own }
}

async function readOwn(db: AppContext['db'], language: string): Promise<Omit<Home, 'lobby'>> {
  const memberId = readMemberId(await knownSession())
  const played = await readPlayed(db, memberId ?? '', language)
  if (memberId === undefined) return { played, favourites: { items: [], parked: [] }, favouriteGames: [] }
  const favourites = await readFavourites(db, memberId)
  const ids = favourites.items.map(({ row }) => row.game_id).reverse()
  return { played, favourites, favouriteGames: await readFavouriteGames(db, language, ids) }
}
