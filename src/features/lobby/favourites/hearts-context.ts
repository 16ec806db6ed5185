import { createContext, useContext } from 'react'
import { emptyHeart, type Heart } from './hearts.ts'

export type Hearts = {
  byGame: ReadonlyMap<string, Heart>
  /** Ids of the games whose heart is on, the newest first; undefined for a guest and until it is known. */
  ids: readonly string[] | undefined
  wish: (gameId: string, wanted: boolean) => void
}

export const HeartsContext = createContext<Hearts>({ byGame: new Map(), ids: undefined, wish: () => {} })

/** All hearts of the member; inside `HeartsProvider`. */
export function useHearts(): Hearts {
  return useContext(HeartsContext)
}

/** One game's heart, and what a press on it does. */
export function useHeart(gameId: string): Heart & { wish: (wanted: boolean) => void } {
  const { byGame, wish } = useHearts()
  return { ...(byGame.get(gameId) ?? emptyHeart), wish: wanted => wish(gameId, wanted) }
}
