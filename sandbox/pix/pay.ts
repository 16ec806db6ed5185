import * as z from 'zod/mini'
import { type Charge, expiresAt, isExpired } from './charge.ts'
import { requireCharge } from './charge-service.ts'
import { type Context, iso, PAYER_ISPB } from './context.ts'
import { cpf } from './cpf.ts'
import { inTransaction, run } from './database.ts'
import { enqueueDelivery, type NewDelivery } from './delivery.ts'
import { settlementId } from './identifiers.ts'
import { toWire, wireAmount } from './money.ts'
import { findPayment, payerView, paymentView } from './payment.ts'
import { Problem } from './problem.ts'

export const scenario = z.enum([
  'normal',
  'lost',
  'late',
  'duplicated',
  'grouped',
  'reordered',
  'forged',
  'wrong_payer',
  'other_amount',
  'after_expiry',
  'two_payments',
])

export type Scenario = z.output<typeof scenario>

/** How a charge gets paid. Everything but `scenario` has a default that fits the scenario. */
export const payRequest = z.object({
  scenario: z._default(scenario, 'normal'),
  valor: z.optional(wireAmount),
  cpf: z.optional(cpf),
  nome: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  infoPagador: z.optional(z.string().check(z.maxLength(140))),
  pagador: z._default(payerView, 'full'),
  group_of: z._default(z.int().check(z.gte(2), z.lte(100)), 2),
  after_ms: z._default(z.int().check(z.gte(0), z.lte(86_400_000)), 30_000),
})

export type PayRequest = z.output<typeof payRequest>

const SOMEBODY = { cpf: '52998224725', nome: 'Maria de Teste' }
const SOMEBODY_ELSE = { cpf: '39053344705', nome: 'Joana de Outra Conta' }

type Payer = { cpf: string; nome: string }

function payerOf(charge: Charge, request: PayRequest): Payer {
  const debtor =
    charge.devedor_cpf === null
      ? SOMEBODY
      : { cpf: charge.devedor_cpf, nome: charge.devedor_nome ?? SOMEBODY.nome }
  const stranger = debtor.cpf === SOMEBODY_ELSE.cpf ? SOMEBODY : SOMEBODY_ELSE
  const usual = request.scenario === 'wrong_payer' ? stranger : debtor
  const chosen = request.cpf ?? usual.cpf
  const known = [debtor, stranger].find(person => person.cpf === chosen)
  return { cpf: chosen, nome: request.nome ?? known?.nome ?? 'Outra Pessoa de Teste' }
}

/** One real more than asked: the simplest other amount. */
const amountOf = (charge: Charge, request: PayRequest): bigint =>
  request.valor ?? (request.scenario === 'other_amount' ? charge.valor + 100n : charge.valor)

function refuseUnpayable(charge: Charge, request: PayRequest, nowMs: number): void {
  if (charge.status === 'CONCLUIDA' && request.scenario !== 'two_payments') {
    throw new Problem('CobOperacaoInvalida', 'A cobrança já foi paga.')
  }
  if (charge.status.startsWith('REMOVIDA'))
    throw new Problem('CobOperacaoInvalida', 'A cobrança foi removida.')
  if (charge.status === 'ATIVA' && isExpired(charge, nowMs) && request.scenario !== 'after_expiry') {
    throw new Problem('CobOperacaoInvalida', 'A cobrança expirou.')
  }
}

function receive(ctx: Context, charge: Charge, request: PayRequest): string {
  const payer = payerOf(charge, request)
  const now = ctx.clock()
  const horario = request.scenario === 'after_expiry' ? Math.max(now, expiresAt(charge) + 1000) : now
  const e2eid = settlementId('E', PAYER_ISPB, horario, ctx.random)
  run(
    ctx.db,
    `INSERT INTO pix (e2eid, txid, chave, valor, horario, info_pagador, payer_cpf, payer_nome, payer_view)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    e2eid,
    charge.txid,
    charge.chave,
    amountOf(charge, request),
    horario,
    request.infoPagador ?? null,
    payer.cpf,
    payer.nome,
    request.pagador,
  )
  run(ctx.db, `UPDATE cob SET status = 'CONCLUIDA' WHERE txid = ?`, charge.txid)
  return e2eid
}

function noticesOf(request: PayRequest, items: object[]): NewDelivery[] {
  const each = items.map((item): NewDelivery => ({ kind: 'pix', items: [item] }))
  switch (request.scenario) {
    case 'lost':
      return each.map(notice => ({ ...notice, state: 'lost' }))
    case 'late':
      return each.map(notice => ({ ...notice, afterMs: request.after_ms }))
    case 'duplicated':
      return [...each, ...each]
    case 'grouped':
      return each.map(notice => ({ ...notice, state: 'held_for_group', groupOf: request.group_of }))
    case 'reordered':
      return each.map(notice => ({ ...notice, state: 'held_for_later' }))
    default:
      return each
  }
}

/** A notice of a payment that never was, signed with another secret: the charge stays unpaid, the id is unknown here. */
function forge(ctx: Context, charge: Charge, request: PayRequest): void {
  const payer = payerOf(charge, request)
  const item = {
    endToEndId: settlementId('E', PAYER_ISPB, ctx.clock(), ctx.random),
    txid: charge.txid,
    chave: charge.chave,
    valor: toWire(amountOf(charge, request)),
    horario: iso(ctx.clock()),
    pagador: { cpf: payer.cpf, nome: payer.nome },
  }
  enqueueDelivery(ctx, charge.chave, { kind: 'pix', items: [item], forged: true })
}

/** Plays the payer's bank for one charge and returns the payments made (none when the notice is forged). */
export function payCharge(ctx: Context, txid: string, request: PayRequest): object[] {
  return inTransaction(ctx.db, () => {
    const charge = requireCharge(ctx, txid)
    if (request.scenario === 'forged') {
      forge(ctx, charge, request)
      return []
    }
    refuseUnpayable(charge, request, ctx.clock())
    const times = request.scenario === 'two_payments' && charge.status === 'ATIVA' ? 2 : 1
    const ids = Array.from({ length: times }, () => receive(ctx, charge, request))
    const items = ids.map(id => paymentItem(ctx, id))
    for (const notice of noticesOf(request, items)) enqueueDelivery(ctx, charge.chave, notice)
    return items
  })
}

/** The payment as answers and webhooks show it. */
export function paymentItem(ctx: Context, e2eid: string): object {
  const payment = findPayment(ctx.db, e2eid)
  if (payment === undefined) throw new Problem('PixNaoEncontrado', `Nenhum Pix com o endToEndId ${e2eid}.`)
  return paymentView(ctx.db, payment)
}
