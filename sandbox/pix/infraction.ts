import * as z from 'zod/mini'
import { type Context, iso } from './context.ts'
import { readAll, readOne, run } from './database.ts'
import { capability } from './identifiers.ts'
import { storedAmount, toWire } from './money.ts'
import { findPayment } from './payment.ts'
import { Problem } from './problem.ts'

/** A report of the payer's bank that a payment was fraud, with the states of DICT's `InfractionReport`. */
const storedInfraction = z.object({
  id: z.string(),
  e2eid: z.string(),
  valor: storedAmount,
  status: z.enum(['OPEN', 'CLOSED', 'CANCELLED']),
  resultado: z.nullable(z.enum(['AGREED', 'DISAGREED'])),
  criacao: z.number(),
  alteracao: z.number(),
})
type Infraction = z.output<typeof storedInfraction>

export function infractionView(report: Infraction) {
  return {
    id: report.id,
    endToEndId: report.e2eid,
    valor: toWire(report.valor),
    status: report.status,
    ...(report.resultado !== null && { resultado: report.resultado }),
    criacao: iso(report.criacao),
    alteracao: iso(report.alteracao),
  }
}

function requireReport(ctx: Context, id: string): Infraction {
  const found = readOne(ctx.db, storedInfraction, 'SELECT * FROM infracao WHERE id = ?', id)
  if (found === undefined) throw new Problem('NaoEncontrado', `Nenhuma infração com o id ${id}.`)
  return found
}

/** For testers: the payer's bank reports a payment. Without an amount, all of it. */
export function reportPayment(ctx: Context, e2eid: string, valor: bigint | undefined): Infraction {
  const payment = findPayment(ctx.db, e2eid)
  if (payment === undefined) throw new Problem('PixNaoEncontrado', `Nenhum Pix com o endToEndId ${e2eid}.`)
  const id = capability(ctx.random)
  const now = ctx.clock()
  run(
    ctx.db,
    `INSERT INTO infracao (id, e2eid, valor, status, criacao, alteracao) VALUES (?, ?, ?, 'OPEN', ?, ?)`,
    id,
    e2eid,
    valor ?? payment.valor,
    now,
    now,
  )
  return requireReport(ctx, id)
}

/** For testers: how the analysis of a report ends. */
export function closeReport(
  ctx: Context,
  id: string,
  result: 'AGREED' | 'DISAGREED' | 'CANCELLED',
): Infraction {
  const { alteracao } = requireReport(ctx, id)
  const isCancelled = result === 'CANCELLED'
  run(
    ctx.db,
    'UPDATE infracao SET status = ?, resultado = ?, alteracao = ? WHERE id = ?',
    isCancelled ? 'CANCELLED' : 'CLOSED',
    isCancelled ? null : result,
    Math.max(ctx.clock(), alteracao + 1),
    id,
  )
  return requireReport(ctx, id)
}

interface Page {
  readonly inicio: number
  readonly fim: number
  readonly limit: number
  readonly offset: number
}

const counted = z.object({ n: z.number() })

/** Reports that changed within a time, oldest change first. */
export function infractionPage(ctx: Context, { inicio, fim, limit, offset }: Page) {
  const within = 'FROM infracao WHERE alteracao BETWEEN ? AND ?'
  const total = readOne(ctx.db, counted, `SELECT count(*) AS n ${within}`, inicio, fim)?.n ?? 0
  const rows = readAll(
    ctx.db,
    storedInfraction,
    `SELECT * ${within} ORDER BY alteracao, id LIMIT ? OFFSET ?`,
    inicio,
    fim,
    limit,
    offset,
  )
  return { total, infracoes: rows.map(infractionView) }
}
