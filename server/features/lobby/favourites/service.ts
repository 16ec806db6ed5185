import type * as z from 'zod/mini'
import { deleteFavourite, type favourites, setFavourite } from '../../../../contract/lobby/games.ts'
import type { Deps } from '../../../deps.ts'
import { currentListVersion, nextListVersion } from '../../../platform/database/member-list.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { countFavourites, type FavouriteRow, favouritesAfter, findFavourite, saveFavourite } from './store.ts'

/** One answer holds them all. */
const mostFavourites = 500

interface Intent {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof setFavourite.body>
}

type Listed = z.output<typeof favourites.reply>

/** The member's hearts, oldest first; with `since` what changed after that version. */
export async function listFavourites(
  { db }: Deps,
  memberId: string,
  asked: string | undefined,
): Promise<Listed> {
  // Read before the rows: a change in between is then returned twice, never missed.
  const version = await currentListVersion(db, memberId, 'favourite')
  const since = asked !== undefined && /^\d{1,18}$/.test(asked) ? BigInt(asked) : undefined
  const isDelta = since !== undefined && since <= version
  const unchanged = isDelta && since === version
  const rows = unchanged ? [] : await favouritesAfter(db, memberId, isDelta ? since : 0n)
  return {
    data: rows.filter(row => !row.removed).map(toFavourite),
    deleted: isDelta ? rows.filter(row => row.removed).map(row => row.game_id) : [],
    next_cursor: null,
    version: String(version),
    reset: asked !== undefined && !isDelta,
    unchanged,
  }
}

/** Wishes a heart: set twice is set once. Refuses `game_unknown`, and `favourite_failed` beyond 500. */
export async function intent(
  deps: Deps,
  catalogue: Catalogue,
  { memberId, key, body }: Intent,
): Promise<z.output<typeof setFavourite.reply> | Refused> {
  const game = await catalogue.find(body.game_id)
  return runOnce(deps, { endpoint: setFavourite, memberId, key, body }, async tx => {
    if (game === undefined) return refuse('game_unknown')
    const known = await findFavourite(tx, memberId, game.row.id)
    if (known?.removed === false) return { data: toFavourite(known), version: await versionOf(tx, memberId) }
    const version = await nextListVersion(tx, memberId, 'favourite')
    if ((await countFavourites(tx, memberId)) >= mostFavourites) {
      return refuse('favourite_failed', { details: { maximum: mostFavourites } })
    }
    const row = { game_id: game.row.id, created_at: deps.clock.now(), removed: false, version }
    await change(deps, tx, memberId, row)
    return { data: toFavourite(row), version: String(version) }
  })
}

/** Takes a heart away. One that is not there, or of a game that is no more, is as good as taken. */
export async function unwish(
  deps: Deps,
  { memberId, key, body }: Intent,
): Promise<z.output<typeof deleteFavourite.reply> | Refused> {
  return runOnce(deps, { endpoint: deleteFavourite, memberId, key, body }, async tx => {
    const known = await findFavourite(tx, memberId, body.game_id)
    if (known === undefined || known.removed) return { version: await versionOf(tx, memberId) }
    const version = await nextListVersion(tx, memberId, 'favourite')
    await change(deps, tx, memberId, { ...known, removed: true, version })
    return { version: String(version) }
  })
}

async function change(deps: Deps, tx: Tx, memberId: string, row: FavouriteRow): Promise<void> {
  await saveFavourite(tx, memberId, row)
  await deps.wallet.announce(tx, { memberId, topic: 'favourites', payload: {} })
}

async function versionOf(tx: Tx, memberId: string): Promise<string> {
  return String(await currentListVersion(tx, memberId, 'favourite'))
}

function toFavourite({ game_id, created_at }: FavouriteRow): Listed['data'][number] {
  return { game_id, created_at: created_at.toISOString() }
}
