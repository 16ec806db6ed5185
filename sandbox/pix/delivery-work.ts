import type { Context } from './context.ts'
import { inTransaction, readAll, run } from './database.ts'
import { type Delivery, deliveryBody, mergeIntoOne, storedDelivery, webhookUrlOf } from './delivery.ts'
import { signWebhook } from './signature.ts'

const FIRST_RETRY_S = 1
const RETRY_GROWTH = 5
const LONGEST_RETRY_S = 3_600
/** Some nine hours in all; then the provider gives up, as real ones do. */
const MOST_ATTEMPTS = 14
const ANSWER_WITHIN_MS = 8_000
const AT_ONCE = 8

/** 1, 5, 25, 125, 625, 3125, then every hour. */
const retryAfterMs = (attempts: number): number =>
  Math.min(FIRST_RETRY_S * RETRY_GROWTH ** (attempts - 1), LONGEST_RETRY_S) * 1000

type Answer = { status: number | null; error: string | null }

type Sender = { fetch: typeof fetch; stop: AbortSignal }

async function send(ctx: Context, sender: Sender, url: string, delivery: Delivery): Promise<Answer> {
  const body = deliveryBody(delivery)
  const timestamp = Math.floor(ctx.clock() / 1000).toString()
  const secret = delivery.forged === 1 ? 'not the secret' : ctx.settings.webhookSecret
  try {
    const response = await sender.fetch(`${url.replace(/\/$/, '')}/${delivery.kind}`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([sender.stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'pix-sandbox',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signWebhook(secret, timestamp, body),
      },
      body,
    })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

function recordAnswer(ctx: Context, delivery: Delivery, answer: Answer): void {
  const now = ctx.clock()
  const attempts = delivery.attempts + 1
  const delivered = answer.status !== null && answer.status >= 200 && answer.status < 300
  // A forger tries once; the provider's own notices are tried until someone takes them.
  const givesUp = delivery.forged === 1 || attempts >= MOST_ATTEMPTS
  const state = delivered ? 'delivered' : givesUp ? 'abandoned' : 'pending'
  run(
    ctx.db,
    `UPDATE delivery SET state = ?, attempts = ?, due_at = ?, last_status = ?, last_error = ?, delivered_at = ? WHERE id = ?`,
    state,
    attempts,
    now + retryAfterMs(attempts),
    answer.status,
    answer.error,
    delivered ? now : null,
    delivery.id,
  )
  if (delivered) releaseOvertaken(ctx, delivery)
}

/** A shuffled notice goes out once a younger one has arrived. */
function releaseOvertaken(ctx: Context, delivered: Delivery): void {
  run(
    ctx.db,
    `UPDATE delivery SET state = 'pending', due_at = ? WHERE chave = ? AND state = 'held_for_later' AND id < ?`,
    ctx.clock(),
    delivered.chave,
    delivered.id,
  )
}

async function attempt(ctx: Context, sender: Sender, delivery: Delivery): Promise<void> {
  const url = webhookUrlOf(ctx.db, delivery.chave)
  if (url === undefined) {
    run(ctx.db, `UPDATE delivery SET state = 'cancelled' WHERE id = ?`, delivery.id)
    return
  }
  const answer = await send(ctx, sender, url, delivery)
  // Cut short by our own stop: it stays pending and is sent again after the start.
  if (answer.status === null && sender.stop.aborted) return
  recordAnswer(ctx, delivery, answer)
}

function releaseHeldTooLong(ctx: Context): void {
  inTransaction(ctx.db, () => {
    const due = readAll(
      ctx.db,
      storedDelivery,
      `SELECT * FROM delivery WHERE state IN ('held_for_group', 'held_for_later') AND due_at <= ? ORDER BY id`,
      ctx.clock(),
    )
    mergeIntoOne(
      ctx,
      due.filter(delivery => delivery.state === 'held_for_group'),
    )
    for (const delivery of due.filter(one => one.state === 'held_for_later')) mergeIntoOne(ctx, [delivery])
  })
}

/** Sends what is due, a few at once, until nothing is due any more. Restart-safe: an attempt cut short is still pending. */
export async function deliverDue(ctx: Context, sender: Sender): Promise<void> {
  releaseHeldTooLong(ctx)
  while (!sender.stop.aborted) {
    const due = readAll(
      ctx.db,
      storedDelivery,
      `SELECT * FROM delivery WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, id LIMIT ${AT_ONCE}`,
      ctx.clock(),
    )
    if (due.length === 0) return
    await Promise.all(due.map(delivery => attempt(ctx, sender, delivery)))
  }
}

/** For testers: everything that waits (back-off, group, shuffle, lateness) is due now. Lost notices stay lost. */
export function makeAllDue(ctx: Context): number {
  return run(
    ctx.db,
    `UPDATE delivery SET due_at = ? WHERE state IN ('pending', 'held_for_group', 'held_for_later') AND due_at > ?`,
    ctx.clock(),
    ctx.clock(),
  )
}
