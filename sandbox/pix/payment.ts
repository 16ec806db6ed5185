import * as z from 'zod/mini'
import { iso } from './context.ts'
import { maskCpf } from './cpf.ts'
import { type Database, readAll, readOne } from './database.ts'
import { storedAmount, toWire } from './money.ts'
import { listRefundsOf, refundView } from './refund.ts'

export const payerView = z.enum(['full', 'masked', 'absent'])

export const storedPayment = z.object({
  e2eid: z.string(),
  txid: z.string(),
  chave: z.string(),
  valor: storedAmount,
  horario: z.number(),
  info_pagador: z.nullable(z.string()),
  payer_cpf: z.string(),
  payer_nome: z.string(),
  payer_view: payerView,
})

/** A received Pix. */
export type Payment = z.output<typeof storedPayment>

export const findPayment = (db: Database, e2eid: string): Payment | undefined =>
  readOne(db, storedPayment, 'SELECT * FROM pix WHERE e2eid = ?', e2eid)

export const listPaymentsOf = (db: Database, txid: string): Payment[] =>
  readAll(db, storedPayment, 'SELECT * FROM pix WHERE txid = ? ORDER BY horario, e2eid', txid)

function payer(payment: Payment): object {
  switch (payment.payer_view) {
    case 'absent':
      return {}
    case 'masked':
      return { pagador: { cpf: maskCpf(payment.payer_cpf), nome: payment.payer_nome } }
    case 'full':
      return { pagador: { cpf: payment.payer_cpf, nome: payment.payer_nome } }
  }
}

/** The payment in its wire form, the same in answers and in webhooks. The payer is optional in the standard, so here too. */
export function paymentView(db: Database, payment: Payment): object {
  const refunds = listRefundsOf(db, payment.e2eid)
  return {
    endToEndId: payment.e2eid,
    txid: payment.txid,
    chave: payment.chave,
    valor: toWire(payment.valor),
    horario: iso(payment.horario),
    ...(payment.info_pagador === null ? {} : { infoPagador: payment.info_pagador }),
    ...payer(payment),
    ...(refunds.length === 0 ? {} : { devolucoes: refunds.map(refundView) }),
  }
}
