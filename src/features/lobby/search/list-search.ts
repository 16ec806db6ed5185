import type { GameType } from '../../../../contract/lobby/games.ts'
import { gameTypeLooks } from '../game-types.ts'

export const gameSorts = ['popular', 'new', 'rtp', 'name'] as const
export type GameSort = (typeof gameSorts)[number]

/** What the address of `/game` says. Anything it does not know is as if it were not there. */
export type ListSearch = {
  type?: GameType
  provider?: string
  sort?: GameSort
  list?: 'favourites'
}

const longestProvider = 64

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const type = gameTypeLooks.find(look => look.type === raw.type)?.type
  const sort = gameSorts.find(known => known === raw.sort)
  // The router reads a provider called 7 as a number.
  const provider = typeof raw.provider === 'number' ? String(raw.provider) : raw.provider
  return {
    ...(type && { type }),
    ...(typeof provider === 'string' &&
      provider !== '' &&
      provider.length <= longestProvider && { provider }),
    ...(sort && { sort }),
    ...(raw.list === 'favourites' && { list: raw.list }),
  }
}
