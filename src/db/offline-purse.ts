import { Dexie } from 'dexie'
import type { Database } from './database.ts'
import type { OfflinePurseRow, OfflineRoundRow } from './offline-rows.ts'

/** R$ 5,000.00, as the server's own demo begins with; a purse with less than R$ 10.00 may be filled up again. */
export const offlineFilling = 500_000n
export const offlinePoor = 1_000n

export type Booked =
  | { readonly kind: 'booked'; readonly purse: OfflinePurseRow }
  /** The purse holds less than the stake. Nothing was done. */
  | { readonly kind: 'short' }
  /** Another tab has played on meanwhile. Nothing was done. */
  | { readonly kind: 'moved' }

/** The play money that one member, or a guest, has on this device for demos without a connection. Nothing of it leaves the device. */
export interface OfflinePurse {
  /** What is in it; the first time it is filled. */
  open(): Promise<OfflinePurseRow>
  /** Fills it again, when hardly anything is left. */
  refill(): Promise<OfflinePurseRow>
  /** The open round of a game. */
  openRound(gameId: string): Promise<OfflineRoundRow | undefined>
  /** A round as it stands after its start or its next step: takes what that adds to the stake, gives what is won once it is over. */
  book(round: OfflineRoundRow): Promise<Booked>
}

/** The play money of offline demos and their rounds, of this device alone. */
export function createOfflinePurse(db: Database, memberId: string, now: () => number): OfflinePurse {
  const tables = [db.offlinePurses, db.offlineRounds]

  async function hold(before: OfflinePurseRow | undefined, money: bigint): Promise<OfflinePurseRow> {
    const purse = { memberId, money, version: (before?.version ?? 0) + 1, changedAt: now() }
    await db.offlinePurses.put(purse)
    return purse
  }
  const read = async () => (await db.offlinePurses.get(memberId)) ?? hold(undefined, offlineFilling)
  const openRound = (gameId: string) =>
    db.offlineRounds
      .where('[memberId+game_id+started_at]')
      .between([memberId, gameId, Dexie.minKey], [memberId, gameId, Dexie.maxKey])
      .filter(row => row.state === 'open')
      .first()

  /** Whether this is what follows from the rounds that are here. */
  async function follows(round: OfflineRoundRow, before: OfflineRoundRow | undefined): Promise<boolean> {
    if (before === undefined) return round.steps === 0 && (await openRound(round.game_id)) === undefined
    return before.state === 'open' && round.steps === before.steps + 1
  }

  return {
    open: () => db.transaction('rw', tables, read),
    refill: () =>
      db.transaction('rw', tables, async () => {
        const purse = await read()
        return purse.money < offlinePoor ? hold(purse, offlineFilling) : purse
      }),
    openRound: async gameId => openRound(gameId),
    book: round =>
      db.transaction('rw', tables, async (): Promise<Booked> => {
        const purse = await read()
        const before = await db.offlineRounds.get([memberId, round.id])
        if (!(await follows(round, before))) return { kind: 'moved' }
        const left = purse.money - (round.stake - (before?.stake ?? 0n))
        if (left < 0n) return { kind: 'short' }
        await db.offlineRounds.put({ ...round, memberId })
        return { kind: 'booked', purse: await hold(purse, left + round.payout) }
      }),
  }
}
