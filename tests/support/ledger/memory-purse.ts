import { type OfflinePurse, offlineFilling } from '../../../src/db/offline-purse.ts'
import type { OfflineRoundRow } from '../../../src/db/offline-rows.ts'

/** A purse without a database, for many rounds in a short time; `tests/db/offline-purse.test.ts` holds the real one. */
export function createMemoryPurse(): OfflinePurse {
  let purse = { memberId: 'ana', money: offlineFilling, version: 1, changedAt: 0 }
  const rounds = new Map<string, OfflineRoundRow>()
  const hold = (money: bigint) => {
    purse = { ...purse, money, version: purse.version + 1 }
    return purse
  }
  return {
    open: async () => purse,
    refill: async () => hold(offlineFilling),
    openRound: async gameId =>
      [...rounds.values()].find(({ game_id, state }) => game_id === gameId && state === 'open'),
    book: async round => {
      const left = purse.money - (round.stake - (rounds.get(round.id)?.stake ?? 0n))
      if (left < 0n) return { kind: 'short' }
      rounds.set(round.id, round)
      if (round.state !== 'open') rounds.delete(round.id)
      return { kind: 'booked', purse: hold(left + round.payout) }
    },
  }
}
