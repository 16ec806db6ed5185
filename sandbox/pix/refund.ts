import * as z from 'zod/mini'
import { iso } from './context.ts'
import { type Database, readAll } from './database.ts'
import { storedAmount, toWire } from './money.ts'

export const storedRefund = z.object({
  e2eid: z.string(),
  id: z.string(),
  rtr_id: z.string(),
  valor: storedAmount,
  natureza: z.enum(['ORIGINAL', 'MED_OPERACIONAL', 'MED_FRAUDE']),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.nullable(z.string()),
  solicitacao: z.number(),
  liquidacao: z.nullable(z.number()),
  result: z.enum(['DEVOLVIDO', 'NAO_REALIZADO']),
})

export type Refund = z.output<typeof storedRefund>

export const listRefundsOf = (db: Database, e2eid: string): Refund[] =>
  readAll(db, storedRefund, 'SELECT * FROM devolucao WHERE e2eid = ? ORDER BY solicitacao, id', e2eid)

/** `devolucao` in its wire form. */
export function refundView(refund: Refund): object {
  return {
    id: refund.id,
    rtrId: refund.rtr_id,
    valor: toWire(refund.valor),
    natureza: refund.natureza,
    horario: {
      solicitacao: iso(refund.solicitacao),
      ...(refund.liquidacao === null ? {} : { liquidacao: iso(refund.liquidacao) }),
    },
    status: refund.status,
    ...(refund.motivo === null ? {} : { motivo: refund.motivo }),
  }
}
