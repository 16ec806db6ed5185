import type * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import type { Refusal } from '../../../contract/envelope.ts'
import type { CallResult } from '../../api/call-result.ts'
import { isStorageFull } from '../../db/is-storage-full.ts'
import type { OpenCallRow } from '../../db/queue-rows.ts'
import { inBackground } from '../in-background.ts'
import { retryAfterEviction } from '../queue/retry-after-eviction.ts'
import { hasUrgent } from './claim.ts'
import type { MoneyCall } from './money-call.ts'
import { callLock, forgetCall, type MoneyContext, settleLeft } from './unresolved-calls.ts'

/**
 * Nothing was sent: the device cannot keep the key of it. `full`: it has no room; `failed`: a newer tab has taken the database, or
 * the browser has, and the page must be reloaded.
 */
export type NotStored = { kind: 'not-stored'; reason: 'full' | 'failed' }

export type MoneyOutcome<Reply> =
  | { kind: 'done'; reply: Reply }
  | { kind: 'refused'; refusal: Refusal; retryAfterMs: number | undefined }
  /** Nothing was sent, now or before. */
  | { kind: 'offline' }
  | NotStored
  /** It may have happened, by this try or an earlier one: say so. The same body sent again uses the same key. */
  | { kind: 'unknown' }
  | { kind: 'unauthenticated' }
  /** An earlier try of this wish, thought lost, went through after all: nothing more was sent. */
  | { kind: 'already-done' }
  /** An earlier call that said something else, thought lost, went through after all: of this one nothing was sent. */
  | { kind: 'held-back' }

/** What a form sent last: the key, and the body as text. */
export interface LastTry {
  readonly key: string
  readonly body: string
}

export interface OpenMoneyCall<B extends Schema, R extends Schema> {
  /** The key that the next `send` uses. */
  readonly key: () => string
  /**
   * The member has been shown what became of the last body: the next one is wanted for itself, though it says the same. Until
   * then the same again only asks for that end, which is what a form wants whose answer was lost.
   */
  close(): void
  /** Goes on where another form of this kind ended, which had sent that and never heard of it. */
  resume(last: LastTry): void
  send(body: z.input<B>, timeoutMs?: number): Promise<MoneyOutcome<z.output<R>>>
}

type Verdict<Reply> = { isDefinite: boolean; outcome: MoneyOutcome<Reply> }

/** 500 `internal` alone leaves a doubt: the server may have stumbled after its commit. Every other word is a decision. */
function judge<Reply>(result: CallResult<Reply>): Verdict<Reply> {
  switch (result.kind) {
    case 'answer':
      return { isDefinite: true, outcome: { kind: 'done', reply: result.reply } }
    case 'done-before':
      return { isDefinite: true, outcome: { kind: 'already-done' } }
    case 'unauthenticated':
      return { isDefinite: true, outcome: { kind: 'unauthenticated' } }
    case 'refused': {
      if (result.refusal.error === 'internal') return { isDefinite: false, outcome: { kind: 'unknown' } }
      const { refusal, retryAfterMs } = result
      return { isDefinite: true, outcome: { kind: 'refused', refusal, retryAfterMs } }
    }
    case 'no-answer':
      if (result.cause === 'offline') return { isDefinite: true, outcome: { kind: 'offline' } }
      return { isDefinite: false, outcome: { kind: 'unknown' } }
    case 'unchanged':
    case 'unreadable':
      return { isDefinite: false, outcome: { kind: 'unknown' } }
  }
}

/** Nothing has been sent yet: a database that fails is a refusal that is said, not a press without an end. */
async function whileNothingIsSent<T>(work: () => Promise<T>): Promise<T | NotStored> {
  try {
    return await work()
  } catch (error) {
    return { kind: 'not-stored', reason: isStorageFull(error) ? 'full' : 'failed' }
  }
}

/**
 * The answer is what counts, and is returned whether or not it can be stored. If it cannot (`false`), the row stays, and the
 * engine asks the server again when the database works: nothing is done twice, because the key is the same.
 */
async function writeDown(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isStorageFull(error)) inBackground(Promise.reject(error))
    return false
  }
}

/** The server says these before it looks at the key. */
const passingWords = ['too_many_requests', 'try_again_later']

/** Speaks of this try only: what an earlier one did is as unknown as it was. */
const isOfThisTry = (outcome: MoneyOutcome<unknown>) =>
  outcome.kind === 'offline' ||
  outcome.kind === 'unauthenticated' ||
  (outcome.kind === 'refused' && passingWords.includes(outcome.refusal.error))

const isClosed = (outcome: MoneyOutcome<unknown>) =>
  outcome.kind === 'refused' && outcome.refusal.error === 'call_closed'

type Asked = Pick<OpenCallRow, 'amount' | 'wish'>

const isAnotherIntent = (row: Asked, asked: Asked) =>
  row.wish !== undefined && asked.wish !== undefined && row.wish !== asked.wish

/** As far as the device knows it: bodies are kept nowhere. */
const mayBeSame = (row: Asked, asked: Asked) =>
  asked.wish === undefined ? row.amount === asked.amount : row.wish === asked.wish

/**
 * Opens one form: mints its key and keeps it until a definite answer (src/sync/README.md). A timeout is
 * *unknown*. The same body again goes with the same key; another body first settles the old key, so that an amount
 * corrected after a timeout is never paid twice. When the old one turns out to be done the new one is not sent: the member
 * is shown both, and decides again (`held-back`).
 */
export function openMoneyCall<B extends Schema, R extends Schema>(
  context: MoneyContext,
  call: MoneyCall<B, R>,
  /** For what stays on the device as it was sent: done before a request leaves, under whichever key it does. */
  keepTry?: (last: LastTry) => Promise<unknown>,
): OpenMoneyCall<B, R> {
  const { api, db, clock, locks, random, tab } = context
  let key = random.uuid()
  let sentBody: string | undefined
  /** Keys whose outcome was returned here, but could not be stored. */
  const reported = new Set<string>()

  function renewKey() {
    key = random.uuid()
    sentBody = undefined
  }

  /**
   * Calls of this kind that may be this very wish, or that this one corrects: an older form, a reload, or this form with
   * another body. What surely is another wish, perhaps in the air in another tab, is nothing to wait for.
   */
  async function settleOlder(memberId: string, body: z.input<B>): Promise<MoneyOutcome<never> | 'clear'> {
    const isRetry = sentBody === JSON.stringify(body)
    const asked = { amount: call.amount(body), wish: call.intent(body) }
    const mattersNow = (row: OpenCallRow) =>
      row.key === key ? !isRetry : !reported.has(row.key) && !isAnotherIntent(row, asked)
    const rows = await db.openCalls.where('memberId').equals(memberId).toArray()
    for (const row of rows.filter(one => one.call === call.id && mattersNow(one))) {
      const end = await settleLeft(context, row.key)
      if (end === 'still-unknown') return { kind: 'unknown' }
      const isCorrected = row.key === key
      if (isCorrected) renewKey()
      if (end === 'done')
        return { kind: !isCorrected && mayBeSame(row, asked) ? 'already-done' : 'held-back' }
    }
    return 'clear'
  }

  /** Whether a limit or a pause of the member is still on its way to the server; it is sent now. */
  async function isBehindUrgent(memberId: string): Promise<boolean> {
    if (!call.waitsForUrgent || !(await hasUrgent(db, memberId))) return false
    await context.pushQueue()
    return hasUrgent(db, memberId)
  }

  /** The key is in the database before the request leaves. Answers whether an earlier try of it is unknown. */
  async function keepKey(row: OpenCallRow, body: z.input<B>): Promise<boolean> {
    const wasUnknown = (await db.openCalls.get(row.key)) !== undefined
    await retryAfterEviction(context.makeRoom, () => db.openCalls.put(row))
    await keepTry?.({ key: row.key, body: JSON.stringify(body) })
    return wasUnknown
  }

  async function exchange(
    memberId: string,
    body: z.input<B>,
    timeoutMs: number | undefined,
  ): Promise<MoneyOutcome<z.output<R>>> {
    const about = { amount: call.amount(body), wish: call.intent(body) }
    const row: OpenCallRow = { key, memberId, call: call.id, ...about, state: 'sent', sentAt: clock.now() }
    const wasUnknown = await whileNothingIsSent(() => keepKey(row, body))
    if (typeof wasUnknown !== 'boolean') return wasUnknown
    const deadline = timeoutMs === undefined ? {} : { timeoutMs }
    const result = await api.send(call.endpoint, { body, key: row.key, member: memberId, ...deadline })
    const { isDefinite, outcome } = judge(result)
    if (!isDefinite || (wasUnknown && isOfThisTry(outcome))) {
      // Unwritten it stays `sent`, which the engine takes for unknown as soon as nobody holds its lock; a row that is gone was settled.
      await writeDown(() => db.openCalls.update(row.key, { state: 'unknown' }))
      context.onUnknown()
      return outcome.kind === 'unauthenticated' ? outcome : { kind: 'unknown' }
    }
    const apply = async (scope: { memberId: string }) => {
      if (outcome.kind === 'done') await call.apply(db, outcome.reply, scope)
    }
    if (!(await writeDown(() => forgetCall(context, row, { definition: call, apply })))) {
      reported.add(row.key)
      context.onUnknown()
    }
    renewKey()
    return outcome
  }

  /**
   * Another tab takes the lock of one that was suspended, and settles its call: that takes no answer from it, and nothing that was
   * closed meanwhile is sent anew so late.
   */
  async function underLock(work: () => Promise<MoneyOutcome<z.output<R>>>) {
    let running: ReturnType<typeof work> | undefined
    const begin = () => {
      running = work()
      return running
    }
    try {
      return await locks.request(callLock(key), {}, begin)
    } catch (error) {
      if (running === undefined) throw error
      const outcome = await running
      return isClosed(outcome) ? { kind: 'unknown' as const } : outcome
    }
  }

  async function send(body: z.input<B>, timeoutMs?: number): Promise<MoneyOutcome<z.output<R>>> {
    const memberId = tab.member?.mode === 'signed-in' ? tab.member.memberId : undefined
    if (memberId === undefined) return { kind: 'unauthenticated' }
    const before = await whileNothingIsSent(async () => {
      if (!(await isBehindUrgent(memberId))) return settleOlder(memberId, body)
      return (await db.openCalls.get(key)) ? { kind: 'unknown' as const } : { kind: 'offline' as const }
    })
    if (before !== 'clear') return before
    const text = JSON.stringify(body)
    // The engine settled the last body meanwhile: its key is spent, and the server would answer another body with the old outcome.
    if (sentBody !== undefined && sentBody !== text) renewKey()
    const attempt = () => {
      sentBody = text
      return underLock(() => exchange(memberId, body, timeoutMs))
    }
    return locks.request('busy', { mode: 'shared' }, async () => {
      const outcome = await attempt()
      // The engine had closed the unknown key meanwhile: nothing happened under it, and the member asks again.
      return isClosed(outcome) ? attempt() : outcome
    })
  }
  const resume = (last: LastTry) => {
    key = last.key
    sentBody = last.body
  }
  return { key: () => key, close: renewKey, resume, send }
}
