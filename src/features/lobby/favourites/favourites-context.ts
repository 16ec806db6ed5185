import { createContext, useContext } from 'react'
import { type FavouriteState, noFavourite } from './favourite-state.ts'

export type Favourites = {
  byGame: ReadonlyMap<string, FavouriteState>
  /** Ids of the games whose heart is on, the newest first; undefined for a guest and until it is known. */
  ids: readonly string[] | undefined
  intent: (gameId: string, wanted: boolean) => void
}

export const FavouritesContext = createContext<Favourites>({
  byGame: new Map(),
  ids: undefined,
  intent: () => {},
})

/** All hearts of the member; inside `HeartsProvider`. */
export function useFavourites(): Favourites {
  return useContext(FavouritesContext)
}

/** One game's heart, and what a press on it does. */
export function useFavourite(gameId: string): FavouriteState & { intent: (wanted: boolean) => void } {
  const { byGame, intent } = useFavourites()
  return { ...(byGame.get(gameId) ?? noFavourite), intent: wanted => intent(gameId, wanted) }
}
