import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { inTransaction, readAll, readOne, run } from './database.ts'

/**
 * - `503`: refused, nothing done.
 * - `drop_connection`: the connection is cut before anything is done.
 * - `timeout_then_success`: all is done and written down, the answer never comes; the next call finds it done.
 */
export const fault = z.object({
  path: z.string().check(z.startsWith('/')),
  method: z.optional(z.enum(['GET', 'PUT', 'POST', 'PATCH', 'DELETE'])),
  kind: z.enum(['timeout_then_success', '503', 'drop_connection']),
  count: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
})

type Fault = z.output<typeof fault>
type FaultKind = Fault['kind']

const storedFault = z.object({
  id: z.number(),
  path: z.string(),
  method: z.nullable(z.string()),
  kind: z.enum(['timeout_then_success', '503', 'drop_connection']),
  remaining: z.number(),
})

/** Replaces the whole plan; an empty one ends all faults. */
export function planFaults(ctx: Context, plan: Fault[]): void {
  inTransaction(ctx.db, () => {
    run(ctx.db, 'DELETE FROM fault')
    for (const { path, method, kind, count } of plan) {
      run(
        ctx.db,
        'INSERT INTO fault (path, method, kind, remaining) VALUES (?, ?, ?, ?)',
        path,
        method ?? null,
        kind,
        count,
      )
    }
  })
}

/** The first fault in the plan that fits this call, used up by it. `path` fits as a prefix. */
export function takeFault(ctx: Context, method: string, path: string): FaultKind | undefined {
  const next = readOne(
    ctx.db,
    storedFault,
    `SELECT * FROM fault WHERE remaining > 0 AND substr(?, 1, length(path)) = path AND (method IS NULL OR method = ?)
     ORDER BY id LIMIT 1`,
    path,
    method,
  )
  if (next === undefined) return undefined
  run(ctx.db, 'UPDATE fault SET remaining = remaining - 1 WHERE id = ?', next.id)
  return next.kind
}

export const listFaults = (ctx: Context): object[] =>
  readAll(ctx.db, storedFault, 'SELECT * FROM fault WHERE remaining > 0 ORDER BY id').map(
    ({ path, method, kind, remaining }) => ({
      path,
      ...(method === null ? {} : { method }),
      kind,
      count: remaining,
    }),
  )
