import * as z from 'zod/mini'
import { readCentavos } from '../../../../contract/centavos.ts'
import type { Charge, Infraction, KeyOwner, Payment, Payout, Refund, StatementLine } from './port.ts'

/** API Pix writes at least one digit before the point and two after it. */
const centavos = z.pipe(
  z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  z.transform(text => readCentavos(text)),
)
const moment = z.pipe(
  z.string().check(z.refine(text => !Number.isNaN(Date.parse(text)))),
  z.transform(text => new Date(text)),
)

/** New statuses may appear in a minor release (API Pix, compatibility): what is not known is still under way. */
const known = <State extends string>(states: Readonly<Record<string, State>>, otherwise: State) =>
  z.pipe(
    z.string(),
    z.transform(text => states[text] ?? otherwise),
  )

export const refundReply = z.pipe(
  z.object({
    id: z.string(),
    valor: centavos,
    status: known({ DEVOLVIDO: 'done', NAO_REALIZADO: 'refused' }, 'under_way'),
  }),
  z.transform(({ id, valor, status }): Refund => ({ id, amount: valor, state: status })),
)

export const paymentReply = z.pipe(
  z.object({
    endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{32}$/)),
    txid: z.optional(z.string()),
    valor: centavos,
    horario: moment,
    pagador: z.optional(z.object({ cpf: z.optional(z.string()), cnpj: z.optional(z.string()) })),
    devolucoes: z.optional(z.array(refundReply)),
  }),
  z.transform(
    ({ endToEndId, txid, valor, horario, pagador, devolucoes }): Payment => ({
      e2eid: endToEndId,
      txid,
      amount: valor,
      paidAt: horario,
      payerDocument: pagador?.cpf ?? pagador?.cnpj,
      refunds: devolucoes ?? [],
    }),
  ),
)

export const paymentsReply = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.number() }) }),
  pix: z.array(paymentReply),
})

const signedCentavos = z.pipe(
  z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/)),
  z.transform(text => readCentavos(text)),
)

export const statementReply = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.number() }) }),
  lancamentos: z.array(
    z.pipe(
      z.object({
        horario: moment,
        tipo: known(
          {
            PIX_RECEBIDO: 'received',
            DEVOLUCAO: 'refunded',
            PAYOUT: 'paid_out',
            PAYOUT_DEVOLVIDO: 'returned',
            TARIFA: 'fee',
            OUTRO: 'other',
          },
          'other',
        ),
        valor: signedCentavos,
        id: z.optional(z.string()),
        endToEndId: z.string(),
      }),
      z.transform(
        ({ horario, tipo, valor, id, endToEndId }): StatementLine => ({
          kind: tipo,
          amount: valor,
          at: horario,
          id: id ?? endToEndId,
          e2eid: endToEndId,
        }),
      ),
    ),
  ),
})

/** Names of the states as DICT has them (`InfractionReport`: `Status`, `AnalysisResult`). */
export const infractionsReply = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.number() }) }),
  infracoes: z.array(
    z.pipe(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{32}$/)),
        valor: centavos,
        status: z.string(),
        resultado: z.optional(z.nullable(z.string())),
        criacao: moment,
        alteracao: moment,
      }),
      z.transform(
        ({ id, endToEndId, valor, status, resultado, criacao, alteracao }): Infraction => ({
          id,
          e2eid: endToEndId,
          amount: valor,
          state: stateOfReport(status, resultado),
          openedAt: criacao,
          changedAt: alteracao,
        }),
      ),
    ),
  ),
})

/** What is not known is still open: money is set aside rather than lost. */
function stateOfReport(status: string, result: string | null | undefined): Infraction['state'] {
  if (status === 'CANCELLED') return 'rejected'
  if (status !== 'CLOSED') return 'open'
  return result === 'DISAGREED' ? 'rejected' : 'agreed'
}

export const chargeReply = z.pipe(
  z.object({
    txid: z.string(),
    calendario: z.object({ criacao: moment, expiracao: z.number() }),
    pixCopiaECola: z.optional(z.string()),
    pix: z.optional(z.array(paymentReply)),
  }),
  z.transform(
    ({ txid, calendario, pixCopiaECola, pix }): Charge => ({
      txid,
      pixCode: pixCopiaECola,
      expiresAt: new Date(calendario.criacao.getTime() + calendario.expiracao * 1000),
      payments: pix ?? [],
    }),
  ),
)

export const ownerReply = z.pipe(
  z.object({
    chave: z.string(),
    titular: z.object({ cpf: z.optional(z.string()) }),
    banco: z.optional(z.object({ nome: z.string() })),
  }),
  z.transform(
    ({ chave, titular, banco }): KeyOwner => ({ key: chave, cpf: titular.cpf, bankName: banco?.nome }),
  ),
)

export const payoutReply = z.pipe(
  z.object({
    id: z.string(),
    valor: centavos,
    status: known({ REALIZADO: 'done', NAO_REALIZADO: 'refused', DEVOLVIDO: 'returned' }, 'under_way'),
    motivo: z.optional(z.string()),
  }),
  z.transform(
    ({ id, valor, status, motivo }): Payout => ({ id, amount: valor, state: status, reason: motivo }),
  ),
)
