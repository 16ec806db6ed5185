import { Dexie } from 'dexie'
import type { RoundRow } from '../../db/personal-rows.ts'
import type { SettledCallRow } from '../../db/queue-rows.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import type { PlayMode } from './play-mode.ts'

type Place = { memberId: string; gameId: string; mode: PlayMode }

/** The newest round of a game on this device, open ones first: after a lost answer, what came of it. */
export function findNewestRound(
  db: ReadOnlyDatabase,
  { memberId, gameId, mode }: Place,
): PromiseLike<RoundRow | undefined> {
  return db.snapshot(['rounds', 'openRounds'], async () => {
    const open = await db.openRounds
      .where('[memberId+game_id]')
      .equals([memberId, gameId])
      .filter(row => row.mode === mode)
      .first()
    return open ?? settledOf(db, { memberId, gameId, mode }).first()
  })
}

/** Settled rounds of a game, the newest first. */
export function settledOf(db: ReadOnlyDatabase, { memberId, gameId, mode }: Place) {
  return db.rounds
    .where('[memberId+game_id+started_at]')
    .between([memberId, gameId, Dexie.minKey], [memberId, gameId, Dexie.maxKey])
    .reverse()
    .filter(row => row.mode === mode && row.state !== 'open')
}

/** A round by its id, wherever it lies by now. */
export async function findRound(
  db: ReadOnlyDatabase,
  memberId: string,
  roundId: string,
): Promise<RoundRow | undefined> {
  return (await db.rounds.get([memberId, roundId])) ?? db.openRounds.get([memberId, roundId])
}

/** Whether a money call of that id, under that key, is meant. */
export type IsMeant = (call: string, key: string) => boolean
const isOfRound: IsMeant = call => call === 'round-start' || call === 'round-step'

/** Keys of this member's calls that are still without an answer: bets and steps, if no others are meant. */
export async function readUnknown(
  db: ReadOnlyDatabase,
  memberId: string,
  isMeant = isOfRound,
): Promise<readonly string[]> {
  const rows = await db.openCalls.where('memberId').equals(memberId).toArray()
  return rows.filter(row => isMeant(row.call, row.key)).map(row => row.key)
}

/** Ends of calls as the server answered them. A call that ended in another tab, or was put away, is not listed. */
export async function readEnds(
  db: ReadOnlyDatabase,
  keys: readonly string[],
): Promise<readonly (SettledCallRow | undefined)[]> {
  return db.settledCalls.bulkGet([...keys])
}

/** Tells two states of one round apart: rounds only ever go on. */
export function markOfRound({ id, state, view }: Pick<RoundRow, 'id' | 'state' | 'view'>): string {
  return `${id} ${state} ${JSON.stringify(view)}`
}
