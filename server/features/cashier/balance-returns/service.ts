import { Gauge, type Registry } from 'prom-client'
import type * as z from 'zod/mini'
import {
  type BalanceReturn,
  type balanceReturns,
  retryBalanceReturn,
} from '../../../../contract/cashier/balance-returns.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker } from '../../../platform/workers/worker.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { listNamed } from '../../account/registry/service.ts'
import { returnDeadline } from './rules.ts'
import { stepOn } from './step.ts'
import {
  countStuck,
  insertReturns,
  listReturns,
  lockOpen,
  lockReturn,
  type ReturnRow,
  readShown,
  reopenReturned,
  type ShownRow,
  saveReturn,
  takeDue,
} from './store.ts'

const everyMs = 60_000
const pageSize = 30
const membersATurn = 50
/** How long one process keeps a turn of members to itself. */
const leaseMs = 5 * 60_000

export type AnnounceClosed = (sessionIds: readonly string[]) => Promise<void>

interface BalanceReturnsService {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** The worker that sends back what is left of members whom the registry named (docs/rules/responsible-gambling.md). */
export function startBalanceReturns(
  deps: Deps,
  metrics: Registry,
  announceClosed: AnnounceClosed,
): BalanceReturnsService {
  const waiting = new Gauge({
    name: 'balance_returns_stuck',
    help: 'Balances of impeded members that cannot go back before a person sees to it',
    registers: [metrics],
  })
  const run = async () => {
    await workReturns(deps, announceClosed)
    waiting.set(await countStuck(deps.db))
  }
  return startWorker({ name: 'balances to return', everyMs, log: deps.log, run })
}

/** Everybody whose two days are over, one step each; resolves when nobody is due. */
export async function workReturns(deps: Deps, announceClosed: AnnounceClosed): Promise<void> {
  const now = deps.clock.now()
  await insertReturns(deps.db, await listNamed(deps.db, now), now)
  await reopenReturned(deps.db, now)
  const what = 'a balance could not be sent back; it is tried again'
  for (;;) {
    const until = new Date(now.getTime() + leaseMs)
    const due = await takeDue(deps.db, { now, until, limit: membersATurn })
    await processEach(due, row => goOn(deps, row, announceClosed), {
      log: deps.log,
      what,
      nameOf: row => `member ${row.member_id}`,
    })
    if (due.length < membersATurn) return
  }
}

async function goOn(deps: Deps, due: ReturnRow, announceClosed: AnnounceClosed): Promise<void> {
  const ended = await transaction(
    deps.db,
    async tx => {
      await lockWallet(tx, due.member_id, 'BRL')
      const row = await lockReturn(tx, due)
      if (row === undefined || row.look_at === null) return []
      const step = await stepOn(deps, tx, row)
      await saveReturn(tx, { ...row, ...step.change })
      return step.ended
    },
    { keyed: true },
  )
  if (ended.length > 0) await announceClosed(ended)
  deps.pokeOutbox()
}

type Listed = z.output<typeof balanceReturns.reply>

/** Balances on their way back, or those that are over, newest first, by cursor. */
export async function readReturns(
  { db }: Deps,
  { over, cursor, limit = pageSize }: z.output<typeof balanceReturns.body>,
): Promise<Listed | Refused> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (after === null) return refuseFields({ cursor: ['invalid'] })
  const rows = await listReturns(db, { over, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const at = (over ? last?.ended_at : last?.impeded_at)?.getTime()
  return { data: shown.map(toWire), next_cursor: last && at !== undefined ? `${at}.${last.member_id}` : null }
}

function readCursor(cursor: string): { at: Date; id: string } | null {
  const [, at = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  return isUuid(id) ? { at: new Date(Number(at)), id } : null
}

function toWire(row: ShownRow): BalanceReturn {
  const { withdrawal_id: id, order_no, withdrawal_state: state } = row
  return {
    member: { id: row.member_id, name: row.name },
    state: row.state,
    cause: row.cause,
    impeded_at: row.impeded_at.toISOString(),
    return_by: returnDeadline(row.impeded_at).toISOString(),
    money: row.money,
    withdrawal: id === null || order_no === null || state === null ? null : { id, order_no, state },
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

interface Retry {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: z.output<typeof retryBalanceReturn.body>
}

/** An administrator removed the obstacle: the next look sends it again. */
export function retryReturn(
  deps: Deps,
  { administratorId, key, body }: Retry,
): Promise<z.output<typeof retryBalanceReturn.reply> | Refused> {
  const call = { endpoint: retryBalanceReturn, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id: memberId, reason } = body
    isAbout(memberId)
    await lockWallet(tx, memberId, 'BRL')
    const row = await lockOpen(tx, memberId)
    if (row === undefined) return refuse('not_found')
    if (row.state !== 'stuck') return refuse('case_decided')
    const change = { state: 'waiting', cause: 'new', withdrawal_id: null, look_at: deps.clock.now() } as const
    await saveReturn(tx, { ...row, ...change })
    const shown = await readShown(tx, row)
    if (shown === undefined) return refuse('not_found')
    const details = { was: row.cause, reason }
    const subject = `member:${memberId}`
    await audit(deps, tx, { administratorId, action: 'balance_return_retry', subject, details })
    return { data: toWire(shown) }
  })
}
