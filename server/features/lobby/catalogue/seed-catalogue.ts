import type { Licence } from '../../../../contract/regime.ts'
import { listCatalogue, listFixtureBooks, STUDIOS } from '../../../../games/catalogue.ts'
import type { CatalogueGame, GameType } from '../../../../games/catalogue-game.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import {
  certify,
  changeCatalogue,
  followEngines,
  insertGames,
  insertNamedList,
  insertProviders,
  type NewGame,
} from './store.ts'

const studios = STUDIOS.map(({ apiCode, name }) => ({ api_code: apiCode, name, logo: null }))

/** Games carrying this tag open the operator's promotion list. */
const promoted = 'destaque'

/**
 * A demo's certificates. Families that Brazil does not authorise without a certificate of their own (docs/rules/brazil.md: fish,
 * arcade, video) have none for it, as at a real operator that certified its slots and tables first.
 */
function certificatesOf(type: GameType): readonly Licence[] {
  const isUncertified = type === 'fish' || type === 'arcade' || type === 'video'
  return isUncertified ? ['curacao'] : ['curacao', 'br-spa']
}

/** A game of ours as the catalogue begins with it. */
function toNewGame(game: CatalogueGame): NewGame {
  return {
    id: game.id,
    api_code: game.apiCode,
    names: { ...game.names, ...game.moreNames },
    game_type: game.gameType,
    tags: game.tags,
    rtp_ppm: game.rtpPpm,
    edge_ppm: game.edgePpm,
    volatility: game.volatility,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    max_win: null,
    top_multiple: game.topMultiple,
    demo: true,
    launch: 'original',
    engine: game.engine,
    theme: game.id,
    frame_url: null,
    art: `/${game.art}`,
    certified_for: certificatesOf(game.gameType),
    popularity: game.popularity,
    released_at: game.releasedAt,
  }
}

/** Lists an original that did not open with the server. What an operator made of it since stays. */
export async function offerOriginal(tx: Tx, game: CatalogueGame): Promise<void> {
  await changeCatalogue(
    tx,
    async version =>
      (await insertProviders(tx, studios, version)) + (await insertGames(tx, [toNewGame(game)], version)),
  )
}

/**
 * Puts our originals into the catalogue. What an operator changed (names, tags, order, limits, enabled) stays; return and
 * edge follow the engines. Running it again changes nothing.
 */
export async function seedCatalogue(deps: Pick<Deps, 'db'>): Promise<void> {
  const listed = listCatalogue()
  const games = listed.map(toNewGame)
  const later = listFixtureBooks().map(toNewGame)
  // What is played least comes first: the popular ones open the lobby already, right above.
  const shown = listed
    .filter(game => game.tags.includes(promoted))
    .toSorted((one, other) => other.popularity - one.popularity)
    .map(game => game.id)
  await transaction(deps.db, tx =>
    changeCatalogue(
      tx,
      async version =>
        (await insertProviders(tx, studios, version)) +
        (await insertGames(tx, games, version)) +
        (await followEngines(tx, [...games, ...later], version)) +
        (await certify(tx, games, version)) +
        (await insertNamedList(tx, 'promotion', '', shown)),
    ),
  )
}
