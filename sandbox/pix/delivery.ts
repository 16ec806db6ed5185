import * as z from 'zod/mini'
import { type Context, iso } from './context.ts'
import { type Database, readAll, readOne, run } from './database.ts'

/**
 *             ┌────────── retry, 1 5 25 125 … s ─────────┐
 *   held ──► pending ──► delivered                       │
 *               │└───────────────────────────────────────┘
 *               ├──► abandoned   after the last attempt (webhooks can stop for good)
 *               └──► cancelled   no webhook is registered any more
 *   lost: never sent, on purpose.
 */
export const storedDelivery = z.object({
  id: z.number(),
  chave: z.string(),
  kind: z.enum(['pix', 'payout']),
  items: z.string(),
  state: z.enum([
    'held_for_group',
    'held_for_later',
    'pending',
    'delivered',
    'abandoned',
    'cancelled',
    'lost',
  ]),
  group_of: z.number(),
  forged: z.number(),
  attempts: z.number(),
  created_at: z.number(),
  due_at: z.number(),
  last_status: z.nullable(z.number()),
  last_error: z.nullable(z.string()),
  delivered_at: z.nullable(z.number()),
})

export type Delivery = z.output<typeof storedDelivery>

export type NewDelivery = {
  kind: 'pix' | 'payout'
  items: object[]
  state?: Delivery['state']
  groupOf?: number
  forged?: boolean
  afterMs?: number
}

/** A group that stays incomplete, or a shuffled notice that nobody overtakes, goes out automatically after this. */
const HELD_AT_MOST_MS = 60_000

const registered = z.object({ url: z.string() })

export const webhookUrlOf = (db: Database, chave: string): string | undefined =>
  readOne(db, registered, 'SELECT url FROM webhook WHERE chave = ?', chave)?.url

/** Writes the notice down inside the caller's transaction. Without a registered webhook there is nobody to tell. */
export function enqueueDelivery(ctx: Context, chave: string, notice: NewDelivery): void {
  if (webhookUrlOf(ctx.db, chave) === undefined) return
  const now = ctx.clock()
  const state = notice.state ?? 'pending'
  const wait = state.startsWith('held') ? HELD_AT_MOST_MS : (notice.afterMs ?? 0)
  run(
    ctx.db,
    `INSERT INTO delivery (chave, kind, items, state, group_of, forged, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    chave,
    notice.kind,
    JSON.stringify(notice.items),
    state,
    notice.groupOf ?? 1,
    notice.forged ? 1 : 0,
    now,
    now + wait,
  )
  if (state === 'held_for_group') closeFullGroup(ctx, chave, notice.groupOf ?? 2)
  ctx.nudge()
}

function closeFullGroup(ctx: Context, chave: string, groupOf: number): void {
  const waiting = readAll(
    ctx.db,
    storedDelivery,
    `SELECT * FROM delivery WHERE chave = ? AND state = 'held_for_group' AND group_of = ? ORDER BY id`,
    chave,
    groupOf,
  )
  if (waiting.length >= groupOf) mergeIntoOne(ctx, waiting)
}

const anyItems = z.array(z.unknown())

/** Several notices become the body of the first; the others cease to exist as deliveries of their own. */
export function mergeIntoOne(ctx: Context, waiting: Delivery[]): void {
  const [first, ...rest] = waiting
  if (first === undefined) return
  const items = waiting.flatMap(delivery => anyItems.parse(JSON.parse(delivery.items)))
  for (const delivery of rest) run(ctx.db, 'DELETE FROM delivery WHERE id = ?', delivery.id)
  run(
    ctx.db,
    `UPDATE delivery SET items = ?, state = 'pending', due_at = ? WHERE id = ?`,
    JSON.stringify(items),
    ctx.clock(),
    first.id,
  )
}

export const deliveryBody = (delivery: Delivery): string =>
  delivery.kind === 'pix' ? `{"pix":${delivery.items}}` : `{"payouts":${delivery.items}}`

/** For testers: the delivery with what became of it. */
export function deliveryView(delivery: Delivery): object {
  return {
    id: delivery.id,
    chave: delivery.chave,
    kind: delivery.kind,
    state: delivery.state,
    forged: delivery.forged === 1,
    attempts: delivery.attempts,
    created_at: iso(delivery.created_at),
    due_at: iso(delivery.due_at),
    last_status: delivery.last_status,
    last_error: delivery.last_error,
    delivered_at: delivery.delivered_at === null ? null : iso(delivery.delivered_at),
    items: anyItems.parse(JSON.parse(delivery.items)),
  }
}

export const listDeliveries = (db: Database): Delivery[] =>
  readAll(db, storedDelivery, 'SELECT * FROM delivery ORDER BY id DESC LIMIT 500').reverse()
