import { type Favourites, gameOfSubject, readFavouriteIntent } from './favourite-overlay.ts'

/** What one heart shows. `parked`: the server refused the last wish, the member has to decide. */
export type FavouriteState = {
  isOn: boolean
  mark: 'waiting' | 'parked' | undefined
  /** Of a parked wish: what it wanted, and the number of its write. */
  refused: { seq: number; wanted: boolean } | undefined
}

export const noFavourite: FavouriteState = { isOn: false, mark: undefined, refused: undefined }

/** Hearts by game. Games that were never touched have none. */
export function favouritesOf({ items, parked, leaving }: Favourites): ReadonlyMap<string, FavouriteState> {
  const favourites = new Map<string, FavouriteState>()
  for (const { row, isWaiting, parked: write } of items) {
    const refused = write && refusedOf(write.seq, write.payload)
    favourites.set(row.game_id, { isOn: true, mark: markOf(isWaiting, refused !== undefined), refused })
  }
  for (const subject of leaving) {
    favourites.set(gameOfSubject(subject), { isOn: false, mark: 'waiting', refused: undefined })
  }
  for (const write of parked) {
    const payload = readFavouriteIntent(write.payload)
    if (!payload || write.kind !== 'favourite') continue
    const refused = { seq: write.seq, wanted: payload.wanted }
    favourites.set(payload.game_id, { isOn: false, mark: 'parked', refused })
  }
  return favourites
}

function refusedOf(seq: number, raw: unknown): FavouriteState['refused'] {
  const payload = readFavouriteIntent(raw)
  return payload && { seq, wanted: payload.wanted }
}

function markOf(isWaiting: boolean, isParked: boolean): FavouriteState['mark'] {
  if (isParked) return 'parked'
  return isWaiting ? 'waiting' : undefined
}
