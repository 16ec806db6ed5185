import type { Language } from '../../../../contract/language.ts'
import { gamesList, popularGames, promotionGames, providers } from '../../../../contract/lobby/games.ts'
import type { Deps } from '../../../deps.ts'
import type { ListAsk } from '../../../platform/database/member-list.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Serialised } from '../../../platform/http/answers/answer.ts'
import { serialise } from '../../../platform/http/answers/envelope.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { createTtlCache } from '../../../platform/workers/ttl-cache.ts'
import { createByteCache } from './byte-cache.ts'
import { importCatalogueIn } from './files/import-catalogue.ts'
import { type CatalogueFormat, readCatalogueFile } from './files/read-file.ts'
import { writeCatalogueFile } from './files/write-file.ts'
import { listPage } from './list-page.ts'
import { offerOriginal } from './seed-catalogue.ts'
import {
  type BoundedRow,
  maxBetOf,
  namedKey,
  type Snapshot,
  takeSnapshot,
  toGame,
  toProvider,
} from './snapshot.ts'
import { mostStaked } from './stake-store.ts'
import { followOperator, type NamedGame, readCatalogue, readVersion } from './store.ts'

export { importCatalogueIn, maxBetOf, offerOriginal, readCatalogueFile }

/** A change made by another process is seen after this. */
const versionLivesMs = 1_000
const stakesLiveMs = 60_000
const mostCachedBytes = 48 * 1024 * 1024
const namedLength = 60
const usualPage = 100

/** A game that may be played, or the last that was known of one that may not. */
export interface FoundGame {
  readonly row: BoundedRow
  readonly isListed: boolean
}

export interface Catalogue {
  /** Bytes of a page of the games in that language, made once a version; `parameters_invalid` for a foreign cursor. */
  readonly games: (ask: ListAsk, language: Language) => Promise<Serialised | Refused>
  readonly providers: (ask: ListAsk, language: Language) => Promise<Serialised | Refused>
  /** Ids on the named list in its order, else by the stakes of seven days, then by popularity. */
  readonly named: (list: NamedGame['list'], name: string, language: Language) => Promise<Serialised>
  readonly find: (gameId: string) => Promise<FoundGame | undefined>
}

/** The whole catalogue as a file, closed games included. */
export async function writeCatalogue(db: Deps['db'], format: CatalogueFormat): Promise<string> {
  return writeCatalogueFile(await readCatalogue(db), format)
}

/** Reads the catalogue from memory; asks the database once a second whether it is still the same. */
export function createCatalogue(deps: Deps): Catalogue {
  const { db, clock, config } = deps
  const bytes = createByteCache(mostCachedBytes)
  let known: Snapshot | undefined
  let isFollowed = false
  const site = { regime: config.regime, roundMaxWin: config.exposure.roundMaxWin }
  const snapshot = createTtlCache(clock, versionLivesMs, async () => {
    if (!isFollowed) {
      await transaction(db, tx => followOperator(tx, site), { keyed: true })
      isFollowed = true
    }
    const version = await readVersion(db)
    if (known?.version === Number(version)) return known
    known = takeSnapshot(version, await readCatalogue(db), site)
    bytes.clear()
    return known
  })
  const staked = createTtlCache(clock, stakesLiveMs, () => mostStaked(deps, namedLength))

  const cached = (key: string, make: () => Serialised | Refused): Serialised | Refused => {
    const found = bytes.get(key)
    if (found !== undefined) return found
    const made = make()
    if ('body' in made) bytes.set(key, made)
    return made
  }
  return {
    games: async (ask, language) => {
      const now = await snapshot()
      return cached(keyOf('games', ask, language), () => {
        const page = listPage(now.games, now.version, ask, usualPage)
        if (page === undefined) return refuseFields({ cursor: ['invalid'] })
        const data = page.rows.map(row => toGame(row, language))
        return serialise(gamesList, { data, ...page.state }, language)
      })
    },
    providers: async (ask, language) => {
      const now = await snapshot()
      return cached(keyOf('providers', ask, language), () => {
        const page = listPage(now.providers, now.version, ask, usualPage)
        if (page === undefined) return refuseFields({ cursor: ['invalid'] })
        return serialise(providers, { data: page.rows.map(toProvider), ...page.state }, language)
      })
    },
    named: async (list, name, language) => {
      const now = await snapshot()
      const ids = now.named.get(namedKey(list, name)) ?? byStakes(now, await staked())
      const data = ids.filter(id => now.byId.get(id)?.isListed)
      const key = `${list} ${name} ${language} ${data.join()}`
      const endpoint = list === 'popular' ? popularGames : promotionGames
      const found = bytes.get(key) ?? serialise(endpoint, { data, name }, language)
      bytes.set(key, found)
      return found
    },
    find: async gameId => (await snapshot()).byId.get(gameId),
  }
}

function keyOf(list: string, { cursor, limit, since }: ListAsk, language: Language): string {
  return `${list} ${language} ${limit ?? usualPage} ${cursor ?? '-'} ${since ?? '-'}`
}

function byStakes({ games }: Snapshot, staked: readonly string[]): readonly string[] {
  const popular = games.toSorted((one, other) => one.rank - other.rank).map(game => game.id)
  return [...new Set([...staked, ...popular])].slice(0, namedLength)
}
