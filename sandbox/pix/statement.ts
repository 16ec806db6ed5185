import * as z from 'zod/mini'
import { type Context, iso } from './context.ts'
import { type Database, readAll, readOne } from './database.ts'
import { storedAmount, toWire } from './money.ts'

const line = z.object({
  horario: z.number(),
  tipo: z.enum(['PIX_RECEBIDO', 'DEVOLUCAO', 'PAYOUT', 'PAYOUT_DEVOLVIDO']),
  valor: storedAmount,
  ref: z.string(),
  e2eid: z.string(),
})

/** Derived from the settled movements, so it cannot disagree with them. A returned payout left and came back. */
const LINES = `
  SELECT horario, 'PIX_RECEBIDO' AS tipo, valor, txid AS ref, e2eid FROM pix
  UNION ALL SELECT liquidacao, 'DEVOLUCAO', -valor, id, e2eid FROM devolucao WHERE status = 'DEVOLVIDO'
  UNION ALL SELECT liquidacao, 'PAYOUT', -valor, id, e2eid FROM payout WHERE liquidacao IS NOT NULL
  UNION ALL SELECT due_at, 'PAYOUT_DEVOLVIDO', valor, id, e2eid FROM payout WHERE status = 'DEVOLVIDO'`

const total = z.object({ total: storedAmount })

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
  return ctx.settings.openingBalance + sum(ctx.db, LINES) - onTheWay
}

/** The receiver's account: opening balance, every settled movement in order, and the balance they leave. */
export function statementView(ctx: Context): object {
  const lines = readAll(ctx.db, line, `SELECT * FROM (${LINES}) ORDER BY horario, e2eid`)
  const saldo = lines.reduce((sum, { valor }) => sum + valor, ctx.settings.openingBalance)
  return {
    saldoInicial: toWire(ctx.settings.openingBalance),
    saldo: toWire(saldo),
    saldoDisponivel: toWire(availableBalance(ctx)),
    lancamentos: lines.map(({ horario, tipo, valor, ref, e2eid }) => ({
      horario: iso(horario),
      tipo,
      valor: toWire(valor),
      ...(tipo === 'PIX_RECEBIDO' ? { txid: ref } : { id: ref }),
      endToEndId: e2eid,
    })),
  }
}
