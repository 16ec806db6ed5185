import * as z from 'zod/mini'
import { closeCall } from '../../../contract/calls.ts'
import { refusal } from '../../../contract/envelope.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { Database } from '../../db/database.ts'
import { isStorageFull } from '../../db/is-storage-full.ts'
import type { OpenCallRow, SettledCallRow } from '../../db/queue-rows.ts'
import type { Clock, Random, TabLocks } from '../environment.ts'
import { markMember, memberSince } from '../pull/member-row.ts'
import type { Registry } from '../pull/registry.ts'
import { retryAfterEviction } from '../queue/retry-after-eviction.ts'
import type { TabState } from '../tab-member.ts'
import type { AnyMoneyCall } from './money-call.ts'

/** What forms about money need of the engine: `sync.money`. */
export interface MoneyContext {
  readonly db: Database
  readonly api: ApiClient
  readonly locks: TabLocks
  readonly clock: Clock
  readonly random: Random
  readonly tab: TabState
  readonly moneyCalls: Registry<AnyMoneyCall>
  /** The device is full: throws away what can be pulled again. */
  readonly makeRoom: () => Promise<void>
  /** What became of a call is not known, or not written down: the engine settles it when it can. */
  readonly onUnknown: () => void
  /** Sends what waits in the queue, whatever pause a failed line has caused; resolves when nothing more goes now. */
  readonly pushQueue: () => Promise<void>
}

export type CloseOutcome = 'done' | 'refused' | 'not-done' | 'still-unknown'

/**
 * Far longer than a call waits for its answer, even where a hidden tab's timers run once a minute: the holder of its lock is then
 * a tab that was suspended (heartbeat-lock.ts).
 */
const suspendedMs = 90_000

/** Held while a call is sent or settled, so that no call is settled while it is being sent. */
export function callLock(key: string) {
  return `call:${key}`
}

interface Forgotten {
  readonly definition?: AnyMoneyCall | undefined
  readonly apply?: (scope: { memberId: string }) => PromiseLike<unknown>
  /** The outcome to show to the member, where nobody waits for the answer any more. */
  readonly settled?: SettledCallRow
}

/**
 * Deletes the key, and stores the rows of the answer and the outcome to show, in one transaction. Rows that do not fit come
 * with a later pull: the outcome does not wait for them.
 */
export async function forgetCall(
  { db, makeRoom }: Pick<MoneyContext, 'db' | 'makeRoom'>,
  row: Pick<OpenCallRow, 'key' | 'memberId'>,
  forgotten: Forgotten,
): Promise<void> {
  try {
    await retryAfterEviction(makeRoom, () => forget(db, row, forgotten))
  } catch (error) {
    if (!isStorageFull(error)) throw error
    await forget(db, row, forgotten.settled ? { settled: forgotten.settled } : {})
  }
}

async function forget(
  db: Database,
  row: Pick<OpenCallRow, 'key' | 'memberId'>,
  { definition, apply, settled }: Forgotten,
): Promise<void> {
  const mark = await markMember(db, row.memberId)
  const base = (definition?.tables ?? []).map(name => db[name])
  await db.transaction('rw', [db.openCalls, db.settledCalls, db.deviceMembers, ...base], async () => {
    await db.openCalls.delete(row.key)
    if (settled) await db.settledCalls.put(settled)
    if (definition && mark && (await memberSince(db, mark))) await apply?.({ memberId: row.memberId })
  })
}

/**
 * Asks for the outcome of a call and closes its key: a call that is still under way can no longer act. The outcome is kept
 * until a tab has notified the member.
 * The caller holds the call's lock.
 */
async function closeOpenCall(context: MoneyContext, row: OpenCallRow): Promise<CloseOutcome> {
  const { api, db } = context
  const result = await api.call(closeCall, { params: { key: row.key }, member: row.memberId })
  if (result.kind !== 'answer') return 'still-unknown'
  const { state, answer } = result.reply.data
  const settled = (outcome: SettledCallRow['outcome']) =>
    settledRow(row, outcome, answer, context.clock.now())
  switch (state) {
    case 'unknown':
      return 'still-unknown'
    case 'refused':
      await forgetCall(context, row, { settled: settled('refused') })
      return 'refused'
    case 'closed':
      await forgetCall(context, row, { settled: settled('not-done') })
      return 'not-done'
    case 'done': {
      const loaded = await context.moneyCalls.load(row.call)
      // Without its definition the answer's rows would be lost with the key: wait until the chunk is here.
      if (loaded.kind === 'unreachable') return 'still-unknown'
      const definition = loaded.kind === 'known' ? loaded.value : undefined
      await forgetCall(context, row, {
        definition,
        apply: async scope => definition?.applyKept(db, answer, scope),
        settled: settled('done'),
      })
      return 'done'
    }
  }
}

/**
 * Settles a call that blocks another one. Waits for the holder of its lock: another tab may be sending the call, and then shows its
 * own answer and deletes the row (the last outcome of the type), or may have settled it meanwhile.
 */
export function settleLeft(context: MoneyContext, key: string): Promise<CloseOutcome | 'told'> {
  const { db, locks } = context
  return locks.request(callLock(key), {}, async () => {
    const row = await db.openCalls.get(key)
    if (row) {
      await whereThereIsRoom(context.makeRoom, () => db.openCalls.update(key, { state: 'unknown' }))
      return closeOpenCall(context, row)
    }
    return (await db.settledCalls.get(key))?.outcome ?? 'told'
  })
}

function settledRow(
  { key, memberId, call, amount, sentAt }: OpenCallRow,
  outcome: SettledCallRow['outcome'],
  answer: unknown,
  settledAt: number,
): SettledCallRow {
  const reported = outcome === 'refused' ? z.safeParse(refusal, answer).data?.message : undefined
  return { key, memberId, call, amount, sentAt, settledAt, outcome, why: reported || null, isTold: false }
}

/**
 * A tab that died left its call `sent` for ever: nobody holds its lock, so it is one whose outcome is unknown. So is that of a
 * tab that was suspended with the lock in its hand, which is taken from it. Without a network that is all that can be said of it,
 * and it is said.
 */
export async function markAbandoned(
  { db, locks, clock, makeRoom }: Pick<MoneyContext, 'db' | 'locks' | 'clock' | 'makeRoom'>,
  memberId: string,
) {
  const sent = await db.openCalls
    .where('memberId')
    .equals(memberId)
    .filter(row => row.state === 'sent')
    .toArray()
  for (const { key, sentAt } of sent) {
    const ageMs = clock.now() - sentAt
    // Sent in what is still to come: the clock was set back, and nobody knows for how long it has been in the air.
    const isSuspended = ageMs > suspendedMs || ageMs < 0
    await locks.request(callLock(key), isSuspended ? { steal: true } : { ifAvailable: true }, async lock => {
      if (lock) await whereThereIsRoom(makeRoom, () => db.openCalls.update(key, { state: 'unknown' }))
    })
  }
}

/** A full device does not say so; what became of the call is found out all the same. */
async function whereThereIsRoom(makeRoom: () => Promise<void>, store: () => Promise<unknown>): Promise<void> {
  try {
    await retryAfterEviction(makeRoom, store)
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

/** Settles every call of the tab's member whose outcome is unknown. */
export async function settleOpenCalls(
  context: MoneyContext,
  memberId: string,
): Promise<'settled' | 'some-left'> {
  const rows = await context.db.openCalls.where('memberId').equals(memberId).toArray()
  let left = 0
  for (const { key } of rows) {
    const isSettled = await context.locks.request(callLock(key), { ifAvailable: true }, async lock => {
      if (!lock) return false // somebody is sending or settling it right now, or was suspended meanwhile
      const row = await context.db.openCalls.get(key)
      if (!row) return true
      const outcome = await closeOpenCall(context, row)
      return outcome !== 'still-unknown'
    })
    if (!isSettled) left += 1
  }
  return left === 0 ? 'settled' : 'some-left'
}
