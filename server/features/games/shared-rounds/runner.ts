import type { Deps } from '../../../deps.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker } from '../../../platform/workers/worker.ts'
import type { Chains } from './chains.ts'
import type { News } from './news.ts'
import { type HeldTable, holdTables, latestRound, openRound } from './round-store.ts'
import { graceMs, settleTable } from './settle.ts'
import type { Tables } from './tables.ts'

export interface RunnerDeps extends Deps {
  readonly tables: Tables
  readonly chains: Chains
  readonly news: Pick<News, 'opened'>
}

export interface Runner {
  /** Takes what leases it can and opens the rounds that are due; answers the tables it holds. */
  readonly turn: () => Promise<readonly HeldTable[]>
  /** Settles what has ended at the tables of the last turn. */
  readonly settle: () => Promise<void>
}

/** A holder that has not come back for so long has lost its tables. Renewed five times as often. */
const leaseMs = 5_000

/** One process's part in the running of the shared tables. Tests have two of them. */
export function createRunner(deps: RunnerDeps, owner: string): Runner {
  const { db, clock, log } = deps
  let held: readonly HeldTable[] = []
  return {
    turn: async () => {
      const now = clock.now()
      held = await holdTables(db, owner, now, new Date(now.getTime() + leaseMs))
      await processEach(held, table => openIfDue(deps, table), {
        log,
        what: 'the next round of a shared table could not be opened; it is tried again',
        nameOf: table => table.gameId,
      })
      return held
    },
    settle: async () => {
      await processEach(held, table => settleTable(deps, table), {
        log,
        what: 'a shared table could not be settled; it is tried again',
        nameOf: table => table.gameId,
      })
    },
  }
}

/** A table nobody watches, or whose game is switched off, opens no further round; the last one is settled all the same. */
async function openIfDue(deps: RunnerDeps, table: HeldTable): Promise<void> {
  const { db, clock, tables, news } = deps
  const { gameId } = table
  const found = await tables.find(gameId)
  if (found === undefined || !found.isListed || table.watchedUntil <= clock.now()) return
  const row = await latestRound(db, gameId)
  const latest = row === undefined || row.status === 'void' ? undefined : await tables.know(row, found.game)
  const now = clock.now()
  if (latest !== undefined && now.getTime() < latest.nextAt) return
  const drawn = await deps.chains.next(gameId, row)
  if (drawn === undefined) return
  const { chain, nonce } = drawn
  const opensAt =
    latest !== undefined && now.getTime() - latest.nextAt < onTimeMs ? latest.nextAt : now.getTime()
  const isOpened = await openRound(db, table, {
    number: (row?.number ?? 0) + 1,
    chainId: chain.id,
    nonce,
    seedHash: chain.seeds[nonce - 1] ?? chain.anchor,
    opensAt: new Date(opensAt),
    closesAt: new Date(opensAt + found.game.timing.bettingMs),
  })
  if (isOpened) await news.opened(gameId)
}

/** Opened so soon after it was due, a round keeps its planned time: the table's clock does not drift. */
const onTimeMs = 500

const everyMs = 1_000
/** Timers of Node may come a moment early. */
const afterMs = 2

interface Running {
  /** Somebody asked for a table that rests. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** Runs the tables of this process: every second, and at the very instants at which something is due. */
export function startRunner(deps: RunnerDeps, runner: Runner): Running {
  const { clock, log, tables } = deps
  const alarms = new Map<string, NodeJS.Timeout>()
  const at = (name: string, instant: number, ring: () => void) => {
    clearTimeout(alarms.get(name))
    const waitMs = instant - clock.now().getTime() + afterMs
    if (waitMs > 0 && waitMs < 2 ** 31) alarms.set(name, setTimeout(ring, waitMs))
  }
  const settling = startWorker({ name: 'shared rounds to settle', everyMs, log, run: runner.settle })
  const opening = startWorker({
    name: 'shared rounds to open',
    everyMs,
    log,
    run: async () => {
      for (const { gameId } of await runner.turn()) {
        const round = await tables.latest(gameId)
        if (round === undefined) continue
        at(`${gameId} next`, round.nextAt, () => opening.wake())
        at(`${gameId} settle`, round.endsAt + graceMs, () => settling.wake())
      }
    },
  })
  opening.wake()
  return {
    wake: opening.wake,
    stop: async () => {
      for (const alarm of alarms.values()) clearTimeout(alarm)
      await opening.stop()
      await settling.stop()
    },
  }
}
