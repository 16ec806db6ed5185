import type { CatalogueGame } from './catalogue-game.ts'
import type { AnyEngineId } from './engines.ts'
import type { EngineManifest, OfferedGame } from './manifest.ts'
import { MANIFESTS } from './manifests.ts'
import type { Release, Studio } from './release.ts'

/** Our three studios, as providers of the catalogue. */
export const STUDIOS: readonly { readonly apiCode: Studio; readonly name: string }[] = [
  { apiCode: 'arara', name: 'Arara Originals' },
  { apiCode: 'mata', name: 'Mata Studio' },
  { apiCode: 'maresia', name: 'Maresia Jogos' },
]

/** Every original that opens with the server, most popular first. */
export function listCatalogue(): readonly CatalogueGame[] {
  const listed = gamesOf(({ isListedLater }) => isListedLater !== true)
  return listed
    .sort((one, other) => one.popularity - other.popularity || (one.id < other.id ? -1 : 1))
    .map((game, index) => ({ ...game, popularity: index + 1 }))
}

/** Books on real matches: each is listed from its first matches on. */
export function listFixtureBooks(): readonly CatalogueGame[] {
  return gamesOf(({ isListedLater }) => isListedLater === true)
}

function gamesOf(isWanted: (manifest: EngineManifest) => boolean): CatalogueGame[] {
  return [...MANIFESTS]
    .filter(([, manifest]) => isWanted(manifest))
    .flatMap(([engine, manifest]) => manifest.offered().map(game => gameOf(engine, manifest, game)))
}

function gameOf(
  engine: AnyEngineId,
  { gameType, releases }: EngineManifest,
  game: OfferedGame,
): CatalogueGame {
  const release: Release | undefined = releases.find(({ id }) => id === game.id)
  if (!release) throw new Error(`The manifest of ${engine} has no release of ${game.id}`)
  return {
    id: game.id,
    engine,
    names: game.names,
    moreNames: release.names,
    gameType,
    tags: release.tags,
    rtpPpm: game.rtpPpm,
    edgePpm: game.edgePpm,
    topMultiple: game.topMultiple,
    volatility: game.volatility,
    minBet: game.limits.minBet,
    maxBet: game.limits.maxBet,
    popularity: release.rank,
    releasedAt: release.releasedAt,
    apiCode: release.studio,
    art: `art/${game.id}.svg`,
  }
}
