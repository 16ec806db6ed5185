import { createContext } from 'react'
import type { SportsEngineId } from '../../../games/engines.ts'
import type { AnyPlayer } from './player.ts'

export type FindPlayer = (gameId: string) => AnyPlayer | undefined

/** Loads the chunk of each book on matches. They are the sportsbook's: the route hands them to the games, which do not know it. */
export type BookPlayers = Readonly<Record<SportsEngineId, () => Promise<FindPlayer>>>

export const BookPlayersContext = createContext<BookPlayers | undefined>(undefined)
