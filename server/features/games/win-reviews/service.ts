import { Gauge, type Registry } from 'prom-client'
import type * as z from 'zod/mini'
import {
  type listWinReviews,
  proposeWinDecision,
  type WinReview,
} from '../../../../contract/games/win-reviews.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Deps } from '../../../deps.ts'
import { propose } from '../../../platform/approvals/service.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { countWaiting, listReviews } from './store.ts'
import { winKind } from './win-kind.ts'

const usualPage = 50
const everyMs = 30_000

/** `wins_in_review`: how many wins wait for two administrators. To be alarmed on above 0. */
export function watchWinReviews({ db, log }: Deps, metrics: Registry): Worker {
  const waiting = new Gauge({
    name: 'wins_in_review',
    help: 'Wins of providers above a cap that wait for two administrators: alert above 0',
    registers: [metrics],
  })
  const run = async () => waiting.set(await countWaiting(db))
  return startWorker({ name: 'wins in review', everyMs, log, run })
}

/** Wins of game providers that wait for two administrators, or were decided, newest first, by cursor. */
export async function readWinReviews(
  { db, clock }: Deps,
  { cursor, limit = usualPage, state }: z.output<typeof listWinReviews.body>,
): Promise<z.output<typeof listWinReviews.reply> | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const now = clock.now()
  const rows = await listReviews(db, { state, after: cursor, limit: limit + 1, now })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(toReview),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    version: String(now.getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

function toReview(row: Awaited<ReturnType<typeof listReviews>>[number]): WinReview {
  const { proposed_by: by, proposal_expires_at: until } = row
  const [, gameId = row.game] = row.game.split(':')
  return {
    id: row.id,
    member: { id: row.member_id, name: row.member_name },
    game: { id: gameId, name: row.game_name ?? gameId },
    provider: row.api_code,
    stake: row.stake,
    amount: row.amount,
    won_before: row.won_before,
    is_promotional: row.round_id === null,
    cap: row.cap,
    state: row.state,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    proposal: by === null || until === null ? null : { by, expires_at: until.toISOString() },
  }
}

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: z.output<typeof proposeWinDecision.body>
}

/** Only proposed: the win is released or refused when another person approves it. */
export function proposeDecision(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<z.output<typeof proposeWinDecision.reply> | Refused> {
  const call = { endpoint: proposeWinDecision, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, tx => {
    const { reason, ...payload } = body
    return propose(deps, tx, winKind, { caller, payload, reason })
  })
}
