import type { GameType } from '../../contract/lobby/games.ts'
import { gameTypes } from '../../contract/lobby/games.ts'
import type { Deps } from '../../server/deps.ts'
import {
  changeCatalogue,
  insertGames,
  insertProviders,
  type NewGame,
} from '../../server/features/lobby/catalogue/store.ts'
import { transaction } from '../../server/platform/database/transaction.ts'

const providers = Array.from({ length: 40 }, (_, index) => ({
  api_code: `studio-${index + 1}`,
  name: `Studio ${index + 1}`,
  logo: null,
}))

const firstWords = [
  'Golden',
  'Wild',
  'Lucky',
  'Mystic',
  'Royal',
  'Crystal',
  'Thunder',
  'Jungle',
  'Solar',
  'Ocean',
]
const lastWords = [
  'Fortune',
  'Tiger',
  'Macaw',
  'River',
  'Diamonds',
  'Temple',
  'Carnival',
  'Dragon',
  'Reels',
  'Sky',
]

/**
 * Fills the catalogue with so many games of other providers, for benches and for tests of long lists: `gen-00001` and on.
 * Running it again adds only what is missing.
 */
export async function generateGames({ db }: Pick<Deps, 'db'>, count: number): Promise<void> {
  const games = Array.from({ length: count }, (_, index) => generatedGame(index))
  await transaction(db, tx =>
    changeCatalogue(
      tx,
      async version =>
        (await insertProviders(tx, providers, version)) + (await insertGames(tx, games, version)),
    ),
  )
}

function generatedGame(index: number): NewGame {
  const number = String(index + 1).padStart(5, '0')
  const name = `${pick(firstWords, index)} ${pick(lastWords, Math.floor(index / 10))} ${number}`
  return {
    id: `gen-${number}`,
    api_code: `studio-${(index % providers.length) + 1}`,
    names: { pt: name, en: name, zh_cn: name },
    game_type: pick<GameType>(gameTypes, index),
    tags: [],
    rtp_ppm: 940_000 + (index % 40) * 1_000,
    edge_ppm: 60_000 - (index % 40) * 1_000,
    volatility: pick(['low', 'medium', 'high'] as const, index),
    min_bet: 20n,
    max_bet: 50_000n,
    max_win: null,
    top_multiple: null,
    demo: index % 2 === 0,
    launch: 'frame',
    engine: null,
    theme: null,
    frame_url: 'https://games.example.test/play',
    art: '/art/floresta-da-arara.svg',
    certified_for: [],
    popularity: 1_000 + index,
    released_at: `2026-${String((index % 12) + 1).padStart(2, '0')}-01`,
  }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
