import type { GameType } from '../../contract/lobby/games.ts'
import { tryOrUndefined } from './member/try-or-undefined.ts'

type Shown = { readonly id: string; readonly name: string; readonly provider: string; readonly art: string }
type Kept = { readonly language: string; readonly games: readonly Shown[] }

/** More than these no page shows before the app does. */
const most = 12

/**
 * Keeps what the page itself shows at the next start, before any code of the app is there (the script in index.html). Games of
 * the server alone: where a page begins with the member's own, `games` is empty, and the next user of the device learns
 * nothing of them. `list`: whose page it is; of all games, or those of a type, by popularity.
 */
export function recordFirstTiles(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  list: 'lobby' | 'search' | 'all' | GameType,
  language: string,
  games: readonly Shown[],
) {
  const place = `arara.first-tiles.${list}`
  const shown = games.slice(0, most).map(({ id, name, provider, art }) => ({ id, name, provider, art }))
  const kept = JSON.stringify({ language, games: shown } satisfies Kept)
  tryOrUndefined(() => {
    if (store.getItem(place) !== kept) store.setItem(place, kept)
  })
}
