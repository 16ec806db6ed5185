import type * as z from 'zod/mini'
import type { TableResult, tableState } from '../../../../contract/games/shared-rounds.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { balances } from '../../../wallet/members.ts'
import { currencyOf, refuseMode } from '../rounds/service.ts'
import { betsOfMember } from './bet-store.ts'
import { knownResults, watchTable } from './round-store.ts'
import type { SharedDeps } from './shared-deps.ts'
import { toTableBet } from './table-bet.ts'
import { type KnownRound, toPublic } from './tables.ts'

type State = z.output<typeof tableState.reply>

/** How long a table stays open, and tells its news, after somebody asked for it. */
const watchedMs = 120_000
/** A table that is watched anyway is not written for each who asks. */
const watchAgainMs = 20_000

const shownResults = 24
/** Bets of the round, and of the one before it, which may still be settling. */
const roundsBack = 1
/** Longer than two rounds and what lies between them. */
const betsOfLastMs = 15 * 60_000

/** The table as it stands, and the member's bets there. Asking keeps it open. */
export async function readTable(
  deps: SharedDeps,
  caller: MemberCaller,
  { game_id: gameId, mode }: z.output<typeof tableState.body>,
): Promise<State | Refused> {
  const { tables, clock, db, news } = deps
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  const found = await tables.find(gameId)
  if (found === undefined) return refuse('game_unknown')
  if (found.isListed) await deps.watch(gameId)
  await news.watch(caller.memberId, gameId, clock.now().getTime() + watchedMs)
  const round = await tables.latest(gameId)
  const now = clock.now()
  if (round === undefined || now.getTime() >= round.nextAt) deps.wake()
  const fromNumber = (round?.number ?? 1) - roundsBack
  const whose = { memberId: caller.memberId, currency: currencyOf(mode), gameId }
  const [wallets, bets, results] = await Promise.all([
    balances(db, caller.memberId, now),
    betsOfMember(db, whose, fromNumber, firstIdOf(now.getTime() - betsOfLastMs)),
    readResults(deps, gameId, round, now.getTime()),
  ])
  const wallet = wallets.find(one => one.currency === whose.currency)
  return {
    data: {
      now: now.toISOString(),
      round: round === undefined ? null : toPublic(round, now.getTime()),
      bets: bets.map(toTableBet),
      balance: {
        money: wallet?.cash ?? 0n,
        bonus: wallet?.bonus ?? 0n,
        wallet_version: Number(wallet?.version ?? 0n),
      },
      results,
    },
  }
}

/** Says that somebody looks at a table, to the database at most every so often. */
export function createWatch({
  db,
  clock,
}: Pick<SharedDeps, 'db' | 'clock'>): (gameId: string) => Promise<void> {
  const said = new Map<string, number>()
  return async gameId => {
    const now = clock.now().getTime()
    if (now - (said.get(gameId) ?? 0) < watchAgainMs) return
    await watchTable(db, gameId, new Date(now + watchedMs))
    said.set(gameId, now)
  }
}

/** Newest first, the one that has just ended included, though it may not be settled yet. */
async function readResults(
  { db, results }: SharedDeps,
  gameId: string,
  round: KnownRound | undefined,
  now: number,
): Promise<TableResult[]> {
  const key = round === undefined ? 'none' : `${round.number} ${now >= round.endsAt}`
  const kept = results.get(gameId)
  if (kept?.key === key) return kept.list
  const report = await knownResults(db, gameId, shownResults)
  const isNew = round !== undefined && now >= round.endsAt && report[0]?.number !== round.number
  const list = isNew ? [{ number: round.number, outcome: round.outcome }, ...report] : [...report]
  // Before the round of before was written down the list lacks it: not kept then.
  if (round === undefined || list[0]?.number === round.number || list[0]?.number === round.number - 1) {
    results.set(gameId, { key, list })
  }
  return list
}

/** The smallest UUIDv7 of a moment. */
function firstIdOf(at: number): string {
  const hex = Math.max(0, at).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
