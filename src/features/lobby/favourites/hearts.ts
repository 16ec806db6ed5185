import { type Favourites, gameOfSubject, readFavouriteWish } from './favourite-overlay.ts'

/** What one heart shows. `parked`: the server refused the last wish, the member has to decide. */
export type Heart = {
  isOn: boolean
  mark: 'waiting' | 'parked' | undefined
  /** Of a parked wish: what it wanted, and the number of its write. */
  refused: { seq: number; wanted: boolean } | undefined
}

export const emptyHeart: Heart = { isOn: false, mark: undefined, refused: undefined }

/** Hearts by game. Games that were never touched have none. */
export function heartsOf({ items, parked, leaving }: Favourites): ReadonlyMap<string, Heart> {
  const hearts = new Map<string, Heart>()
  for (const { row, isWaiting, parked: write } of items) {
    const refused = write && refusedOf(write.seq, write.payload)
    hearts.set(row.game_id, { isOn: true, mark: markOf(isWaiting, refused !== undefined), refused })
  }
  for (const subject of leaving) {
    hearts.set(gameOfSubject(subject), { isOn: false, mark: 'waiting', refused: undefined })
  }
  for (const write of parked) {
    const payload = readFavouriteWish(write.payload)
    if (!payload || write.kind !== 'favourite') continue
    const refused = { seq: write.seq, wanted: payload.wanted }
    hearts.set(payload.game_id, { isOn: false, mark: 'parked', refused })
  }
  return hearts
}

function refusedOf(seq: number, raw: unknown): Heart['refused'] {
  const payload = readFavouriteWish(raw)
  return payload && { seq, wanted: payload.wanted }
}

function markOf(isWaiting: boolean, isParked: boolean): Heart['mark'] {
  if (isParked) return 'parked'
  return isWaiting ? 'waiting' : undefined
}
