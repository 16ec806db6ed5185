import type { FootballLeague, FootballTiming } from '../../../games/football/football-league.ts'
import { priceMatch } from '../../../games/football/price-match.ts'
import { matchdayOf } from '../../../games/football/season.ts'
import type { Deps } from '../../deps.ts'
import { processEach } from '../../platform/workers/process-each.ts'
import { startWorker } from '../../platform/workers/worker.ts'
import type { Chains } from '../games/shared-rounds/service.ts'
import { type HeldBook, holdBooks } from './book-store.ts'
import { voidUnplayed } from './correction-store.ts'
import { endMatchday, latestMatchday, type MatchdayRow, openMatchday } from './matchday-store.ts'
import type { Matchdays } from './matchdays.ts'
import { reverseBook } from './reverse.ts'
import { settleBook } from './settle.ts'

export interface RunnerDeps extends Deps {
  readonly matchdays: Matchdays
  readonly chains: Chains
}

export interface Runner {
  /** Takes what leases it can; ends and opens the matchdays that are due, and settles what is decided. */
  readonly turn: () => Promise<readonly HeldBook[]>
}

/** A holder that has not come back for so long has lost its books. Renewed five times as often. */
const leaseMs = 5_000

/** Bets that arrived in the last moment before a kick-off are long taken when the matchday ends; clocks of processes differ by less. */
export const graceMs = 250

/** One process's part in the running of the leagues. Tests have two of them. */
export function createRunner(deps: RunnerDeps, owner: string): Runner {
  const { db, clock, log } = deps
  return {
    turn: async () => {
      const now = clock.now()
      const held = await holdBooks(db, owner, now, new Date(now.getTime() + leaseMs))
      await processEach(held, book => turnBook(deps, book), {
        log,
        what: 'a sports book could not go on; it is tried again',
        nameOf: book => book.gameId,
      })
      return held
    },
  }
}

async function turnBook(deps: RunnerDeps, book: HeldBook): Promise<void> {
  const latest = await latestMatchday(deps.db, book.gameId)
  const found = await deps.matchdays.find(book.gameId)
  if (found?.league !== undefined) {
    if (latest?.status === 'open') await endIfDue(deps, book, found.league, latest)
    if (found.isListed) await openIfDue(deps, book, found.league, latest)
  }
  if (found?.book !== undefined && found.league === undefined) {
    const given = await voidUnplayed(deps.db, book, deps.clock.now())
    if (given > 0)
      deps.log.info({ book: book.gameId, matches: given }, 'postponed matches got no new date and are void')
    await reverseBook(deps, book)
  }
  await settleBook(deps, book)
}

async function endIfDue(deps: RunnerDeps, book: HeldBook, league: FootballLeague, row: MatchdayRow) {
  const { db, clock, matchdays, log } = deps
  if (clock.now().getTime() < row.ends_at.getTime() + graceMs) return
  const known = await matchdays.know(row, league)
  if (known === undefined)
    log.error({ league: row.game_id, matchday: row.number }, 'a matchday is given back')
  await endMatchday(db, book, row.number, known)
}

/** Opened so soon after it was due, a matchday keeps its planned time: the league's clock does not drift. */
const onTimeMs = 2_000

async function openIfDue(
  deps: RunnerDeps,
  book: HeldBook,
  league: FootballLeague,
  latest: MatchdayRow | undefined,
): Promise<void> {
  const { db, clock, config } = deps
  const now = clock.now().getTime()
  const nextAt = latest?.next_at.getTime()
  if (book.watchedUntil.getTime() <= now || (nextAt !== undefined && now < nextAt)) return
  const opensAt = nextAt !== undefined && now - nextAt < onTimeMs ? nextAt : now
  const drawn = await deps.chains.next(book.gameId, latest)
  if (drawn === undefined) return
  const { chain, nonce } = drawn
  const number = (latest?.number ?? 0) + 1
  const { bettingMs, liveMs, resultMs } = timingOf(league.timing, config.footballPace)
  await openMatchday(db, book, {
    number,
    chainId: chain.id,
    nonce,
    seedHash: chain.seeds[nonce - 1] ?? chain.anchor,
    opensAt: new Date(opensAt),
    kicksOffAt: new Date(opensAt + bettingMs),
    endsAt: new Date(opensAt + bettingMs + liveMs),
    nextAt: new Date(opensAt + bettingMs + liveMs + resultMs),
    matches: matchdayOf(league, number).fixtures.map(({ home, away }, place) => ({
      id: `${number}-${place}`,
      place,
      home: home.name,
      away: away.name,
      odds: priceMatch(league, home, away),
    })),
  })
}

/** The league's times, so many times as fast. */
function timingOf(timing: FootballTiming, pace: number): FootballTiming {
  const { bettingMs, liveMs, resultMs } = timing
  return { bettingMs: bettingMs / pace, liveMs: liveMs / pace, resultMs: resultMs / pace }
}

const everyMs = 1_000

/** Runs the leagues of this process: every second is soon enough for matchdays of minutes. */
export function startRunner(deps: RunnerDeps, runner: Runner) {
  const worker = startWorker({
    name: 'sports books',
    everyMs,
    log: deps.log,
    run: async () => {
      await runner.turn()
    },
  })
  worker.wake()
  return worker
}
