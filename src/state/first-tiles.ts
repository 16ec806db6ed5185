import { attempt } from './attempt.ts'

type Shown = { readonly id: string; readonly name: string; readonly provider: string; readonly art: string }
type Kept = { readonly language: string; readonly games: readonly Shown[] }

const place = 'arara.first-tiles'

/**
 * Keeps what the page itself shows at the next start, before any code of the app is there (the script in index.html). Games of
 * the house alone: where a lobby begins with the member's own, `games` is empty, and whoever takes the device next learns
 * nothing of them.
 */
export function noteFirstTiles(
  store: () => Pick<Storage, 'getItem' | 'setItem'>,
  language: string,
  games: readonly Shown[],
) {
  const shown = games.map(({ id, name, provider, art }) => ({ id, name, provider, art }))
  const kept = JSON.stringify({ language, games: shown } satisfies Kept)
  attempt(() => {
    if (store().getItem(place) !== kept) store().setItem(place, kept)
  })
}
