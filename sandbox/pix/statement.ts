import * as z from 'zod/mini'
import { type Context, iso } from './context.ts'
import { type Database, readAll, readOne } from './database.ts'
import { storedAmount, toWire } from './money.ts'

const line = z.object({
  horario: z.number(),
  tipo: z.enum(['PIX_RECEBIDO', 'DEVOLUCAO', 'PAYOUT', 'PAYOUT_DEVOLVIDO', 'TARIFA']),
  valor: storedAmount,
  ref: z.string(),
  e2eid: z.string(),
})

/** Derived from the settled movements, so it cannot disagree with them. A returned payout left and came back. */
const linesOf = (ctx: Context): string => `
  SELECT horario, 'PIX_RECEBIDO' AS tipo, valor, txid AS ref, e2eid FROM pix
  UNION ALL SELECT liquidacao, 'DEVOLUCAO', -valor, id, e2eid FROM devolucao WHERE status = 'DEVOLVIDO'
  UNION ALL SELECT liquidacao, 'PAYOUT', -valor, id, e2eid FROM payout WHERE liquidacao IS NOT NULL
  UNION ALL SELECT due_at, 'PAYOUT_DEVOLVIDO', valor, id, e2eid FROM payout WHERE status = 'DEVOLVIDO'
  UNION ALL SELECT horario, 'TARIFA', -${ctx.settings.fee}, e2eid, e2eid FROM pix WHERE ${ctx.settings.fee} > 0`

const total = z.object({ total: storedAmount })
const counted = z.object({ total: z.number() })

function sum(db: Database, sql: string): bigint {
  return readOne(db, total, `SELECT coalesce(sum(valor), 0) AS total FROM (${sql})`)?.total ?? 0n
}

/** What may still be paid out: settled money less what is on its way out. */
export function availableBalance(ctx: Context): bigint {
  const onTheWay = sum(
    ctx.db,
    `SELECT valor FROM payout WHERE status = 'EM_PROCESSAMENTO'
     UNION ALL SELECT valor FROM devolucao WHERE status = 'EM_PROCESSAMENTO'`,
  )
  return ctx.settings.openingBalance + sum(ctx.db, linesOf(ctx)) - onTheWay
}

/** The receiver's account: opening balance, every settled movement in order, and the balance they leave. */
export function statementView(ctx: Context): object {
  const lines = readAll(ctx.db, line, `SELECT * FROM (${linesOf(ctx)}) ORDER BY horario, e2eid`)
  const saldo = lines.reduce((sum, { valor }) => sum + valor, ctx.settings.openingBalance)
  return {
    saldoInicial: toWire(ctx.settings.openingBalance),
    saldo: toWire(saldo),
    saldoDisponivel: toWire(availableBalance(ctx)),
    lancamentos: lines.map(lineView),
  }
}

function lineView({ horario, tipo, valor, ref, e2eid }: z.output<typeof line>): object {
  return {
    horario: iso(horario),
    tipo,
    valor: toWire(valor),
    ...(tipo === 'PIX_RECEBIDO' ? { txid: ref } : { id: ref }),
    endToEndId: e2eid,
  }
}

/** The settled movements of a time, page by page, as the receiver's own program reads them. */
export function statementPage(
  ctx: Context,
  { inicio, fim, limit, offset }: { inicio: number; fim: number; limit: number; offset: number },
): { total: number; lancamentos: object[] } {
  const filter = `FROM (${linesOf(ctx)}) WHERE horario BETWEEN ?1 AND ?2`
  const total = readOne(ctx.db, counted, `SELECT count(*) AS total ${filter}`, inicio, fim)?.total ?? 0
  const page = `SELECT * ${filter} ORDER BY horario, e2eid, tipo LIMIT ?3 OFFSET ?4`
  return { total, lancamentos: readAll(ctx.db, line, page, inicio, fim, limit, offset).map(lineView) }
}
