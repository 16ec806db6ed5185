import * as z from 'zod/mini'
import { type Context, SANDBOX_ISPB } from './context.ts'
import { inTransaction, readAll, readOne, run } from './database.ts'
import { enqueueDelivery } from './delivery.ts'
import { settlementId } from './identifiers.ts'
import { toWire, wireAmount } from './money.ts'
import { paymentItem } from './pay.ts'
import { findPayment, type Payment } from './payment.ts'
import { Problem } from './problem.ts'
import { listRefundsOf, type Refund, storedRefund } from './refund.ts'

/** API Pix 2.9.0: a received Pix can be given back for 90 days. */
const REFUNDABLE_MS = 90 * 86_400_000

export const refundRequest = z.object({ valor: wireAmount })
export const refundIdShape = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{1,35}$/, 'O id deve ter de 1 a 35 letras e dígitos'))

function requirePayment(ctx: Context, e2eid: string): Payment {
  const payment = findPayment(ctx.db, e2eid)
  if (payment === undefined) throw new Problem('PixNaoEncontrado', `Nenhum Pix com o endToEndId ${e2eid}.`)
  return payment
}

export function findRefund(ctx: Context, e2eid: string, id: string): Refund {
  requirePayment(ctx, e2eid)
  const refund = readOne(
    ctx.db,
    storedRefund,
    'SELECT * FROM devolucao WHERE e2eid = ? AND id = ?',
    e2eid,
    id,
  )
  if (refund === undefined)
    throw new Problem('PixDevolucaoNaoEncontrada', `Nenhuma devolução com o id ${id}.`)
  return refund
}

/** What is left of the payment after every refund that was not refused. */
function refundable(ctx: Context, payment: Payment): bigint {
  const given = listRefundsOf(ctx.db, payment.e2eid).filter(refund => refund.status !== 'NAO_REALIZADO')
  return given.reduce((left, refund) => left - refund.valor, payment.valor)
}

const rule = z.object({ result: z.enum(['DEVOLVIDO', 'NAO_REALIZADO']) })

/** How the next refund of a payment ends, as a tester has decided; else well. */
function takeRule(ctx: Context, e2eid: string): Refund['result'] {
  const found = readOne(
    ctx.db,
    rule,
    'SELECT result FROM devolucao_rule WHERE e2eid = ? AND remaining > 0',
    e2eid,
  )
  if (found === undefined) return 'DEVOLVIDO'
  run(ctx.db, 'UPDATE devolucao_rule SET remaining = remaining - 1 WHERE e2eid = ?', e2eid)
  return found.result
}

/** For testers: how the next refunds of a payment will end, before anybody asks for one. */
export function planRefunds(ctx: Context, e2eid: string, result: Refund['result'], count: number): void {
  requirePayment(ctx, e2eid)
  run(
    ctx.db,
    `INSERT INTO devolucao_rule (e2eid, result, remaining) VALUES (?, ?, ?)
     ON CONFLICT (e2eid) DO UPDATE SET result = excluded.result, remaining = excluded.remaining`,
    e2eid,
    result,
    count,
  )
}

function insertRefund(
  ctx: Context,
  payment: Payment,
  id: string,
  valor: bigint,
  natureza: Refund['natureza'],
): void {
  const now = ctx.clock()
  run(
    ctx.db,
    `INSERT INTO devolucao (e2eid, id, rtr_id, valor, natureza, status, solicitacao, due_at, result)
     VALUES (?, ?, ?, ?, ?, 'EM_PROCESSAMENTO', ?, ?, ?)`,
    payment.e2eid,
    id,
    settlementId('D', SANDBOX_ISPB, now, ctx.random),
    valor,
    natureza,
    now,
    now + ctx.settings.settleMs,
    natureza === 'ORIGINAL' ? takeRule(ctx, payment.e2eid) : 'DEVOLVIDO',
  )
  ctx.nudge()
}

/** Asks for a refund. The same id with the same amount answers what became of it; with another amount it is refused. */
export function putRefund(
  ctx: Context,
  e2eid: string,
  id: string,
  valor: bigint,
): { created: boolean; refund: Refund } {
  return inTransaction(ctx.db, () => {
    const payment = requirePayment(ctx, e2eid)
    const known = listRefundsOf(ctx.db, e2eid).find(refund => refund.id === id)
    if (known !== undefined) {
      if (known.valor === valor) return { created: false, refund: known }
      throw new Problem('PixDevolucaoInvalida', 'O id já foi usado em uma devolução de outro valor.')
    }
    if (ctx.clock() > payment.horario + REFUNDABLE_MS) {
      throw new Problem('PixDevolucaoInvalida', 'O prazo de 90 dias para devolver este Pix já passou.')
    }
    const left = refundable(ctx, payment)
    if (valor > left) {
      throw new Problem('PixDevolucaoInvalida', `O valor supera o que resta deste Pix (${toWire(left)}).`)
    }
    insertRefund(ctx, payment, id, valor, 'ORIGINAL')
    return { created: true, refund: findRefund(ctx, e2eid, id) }
  })
}

/** For testers: the payer's bank takes the money back (MED), `afterMs` from now. Without an amount, all that is left. */
export function disputePayment(
  ctx: Context,
  e2eid: string,
  valor: bigint | undefined,
  afterMs: number,
): Refund {
  return inTransaction(ctx.db, () => {
    const payment = requirePayment(ctx, e2eid)
    const left = refundable(ctx, payment)
    const taken = valor ?? left
    if (taken > left || taken === 0n) throw new Problem('PixDevolucaoInvalida', 'Não resta tanto deste Pix.')
    const id = `MED${listRefundsOf(ctx.db, e2eid).length + 1}`
    insertRefund(ctx, payment, id, taken, 'MED_FRAUDE')
    if (afterMs === 0) return findRefund(ctx, e2eid, id)
    run(
      ctx.db,
      'UPDATE devolucao SET due_at = ? WHERE e2eid = ? AND id = ?',
      ctx.clock() + afterMs,
      e2eid,
      id,
    )
    // Its receiver hears of a refund that is on its way as well.
    enqueueDelivery(ctx, payment.chave, { kind: 'pix', items: [paymentItem(ctx, e2eid)] })
    return findRefund(ctx, e2eid, id)
  })
}

/** For testers: how a refund that is still on its way will end. */
export function decideRefund(
  ctx: Context,
  e2eid: string,
  id: string,
  result: Refund['result'],
  afterMs: number,
): Refund {
  return inTransaction(ctx.db, () => {
    const refund = findRefund(ctx, e2eid, id)
    if (refund.status !== 'EM_PROCESSAMENTO') {
      throw new Problem('PixDevolucaoInvalida', 'A devolução já terminou.')
    }
    run(
      ctx.db,
      'UPDATE devolucao SET result = ?, due_at = ? WHERE e2eid = ? AND id = ?',
      result,
      ctx.clock() + afterMs,
      e2eid,
      id,
    )
    ctx.nudge()
    return findRefund(ctx, e2eid, id)
  })
}

/** Ends the refunds whose time has come and tells the receiver, in one transaction. */
export function settleRefunds(ctx: Context): void {
  inTransaction(ctx.db, () => {
    const now = ctx.clock()
    const due = readAll(
      ctx.db,
      storedRefund,
      `SELECT * FROM devolucao WHERE status = 'EM_PROCESSAMENTO' AND due_at <= ? ORDER BY due_at, id`,
      now,
    )
    for (const refund of due) {
      run(
        ctx.db,
        'UPDATE devolucao SET status = ?, liquidacao = ?, motivo = ? WHERE e2eid = ? AND id = ?',
        refund.result,
        refund.result === 'DEVOLVIDO' ? now : null,
        refund.result === 'DEVOLVIDO' ? null : 'AB03',
        refund.e2eid,
        refund.id,
      )
      const payment = requirePayment(ctx, refund.e2eid)
      enqueueDelivery(ctx, payment.chave, { kind: 'pix', items: [paymentItem(ctx, refund.e2eid)] })
    }
  })
}
