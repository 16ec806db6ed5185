import { attempt } from './attempt.ts'

type Shown = { readonly id: string; readonly name: string; readonly provider: string; readonly art: string }
type Kept = { readonly language: string; readonly games: readonly Shown[] }

const lobby = 'arara.first-tiles'
/** Of a list; more than these no page shows before the app does. */
const most = 12

/**
 * Keeps what the page itself shows at the next start, before any code of the app is there (the script in index.html). Games of
 * the house alone: where a lobby begins with the member's own, `games` is empty, and whoever takes the device next learns
 * nothing of them. `category`: of the list of that type of games, or `all`; without it, of the lobby.
 */
export function noteFirstTiles(
  store: () => Pick<Storage, 'getItem' | 'setItem'>,
  language: string,
  games: readonly Shown[],
  category?: string,
) {
  const place = category === undefined ? lobby : `${lobby}.${category}`
  const shown = games.slice(0, most).map(({ id, name, provider, art }) => ({ id, name, provider, art }))
  const kept = JSON.stringify({ language, games: shown } satisfies Kept)
  attempt(() => {
    if (store().getItem(place) !== kept) store().setItem(place, kept)
  })
}
