import { Dexie, type DexieOptions, type Table } from 'dexie'
import { gameTypes } from '../../contract/lobby/games.ts'
import type { GameRow } from '../db/public-rows.ts'

/** Their provider: it sets them apart from the operator's own, so that they can be taken out again. */
export const simulatedProvider = 'simulated'

type Naming = { language: string; label: string }

/**
 * Lays games beside those of the server, in this device's table only: the server knows nothing of them and starts none. A full pull of
 * the catalogue throws them away, and so does `takeOutGames`. Lists show them at once, search after the page was loaded anew.
 */
export async function fillWithGames(count: number, naming: Naming, device?: DexieOptions): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => simulatedGame(index, naming))
  await withGames(device, games => games.bulkPut(rows))
}

export async function takeOutGames(device?: DexieOptions): Promise<void> {
  await withGames(device, games => games.filter(row => row.api_code === simulatedProvider).delete())
}

/** A connection of its own: the app's is for reading, and the engine alone writes by it. */
async function withGames(
  device: DexieOptions | undefined,
  act: (games: Table<GameRow>) => PromiseLike<unknown>,
): Promise<void> {
  const db = await new Dexie('arara', device).open()
  try {
    await act(db.table('games'))
  } finally {
    db.close()
  }
}

function simulatedGame(index: number, { language, label }: Naming): GameRow {
  const number = String(index + 1).padStart(5, '0')
  return {
    language,
    id: `${simulatedProvider}-${number}`,
    api_code: simulatedProvider,
    provider: label,
    name: `${label} ${number}`,
    game_type: gameTypes[index % gameTypes.length] ?? 'slots',
    tags: [],
    rtp: 94 + (index % 40) / 10,
    volatility: 'medium',
    min_bet: 20n,
    max_bet: 50_000n,
    demo: false,
    launch: 'frame',
    engine: null,
    theme: null,
    art: '/art/floresta-da-arara.svg',
    // Behind everything that the operator offers.
    popularity: 1_000_000 + index,
    released_at: '2026-01-01T00:00:00.000Z',
  }
}
