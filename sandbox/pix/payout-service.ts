import * as z from 'zod/mini'
import { type Context, SANDBOX_ISPB } from './context.ts'
import { inTransaction, readAll, readOne, run } from './database.ts'
import { enqueueDelivery } from './delivery.ts'
import { findEntry } from './directory.ts'
import { settlementId } from './identifiers.ts'
import {
  type Payout,
  type PayoutRequest,
  type PayoutResult,
  payoutResult,
  payoutView,
  requirePayout,
  storedPayout,
} from './payout.ts'
import { Problem } from './problem.ts'
import { availableBalance } from './statement.ts'

const storedRule = z.object({
  id: z.string(),
  result: payoutResult,
  motivo: z.nullable(z.string()),
  after_ms: z.number(),
})

type Decision = { result: PayoutResult; motivo: string | null; afterMs: number }

/** The rule set for this payout, else the one set for whichever comes `next`; each rule serves once. */
function takeRule(ctx: Context, id: string): Decision | undefined {
  for (const ruleId of [id, 'next']) {
    const rule = readOne(ctx.db, storedRule, 'SELECT * FROM payout_rule WHERE id = ?', ruleId)
    if (rule === undefined) continue
    run(ctx.db, 'DELETE FROM payout_rule WHERE id = ?', ruleId)
    return { result: rule.result, motivo: rule.motivo, afterMs: rule.after_ms }
  }
  return undefined
}

/** What the settlement system will say: no money, no such key, else paid. */
function naturalDecision(ctx: Context, request: PayoutRequest): Decision {
  const afterMs = ctx.settings.settleMs
  if (request.valor > availableBalance(ctx)) return { result: 'NAO_REALIZADO', motivo: 'AM04', afterMs }
  if ('chave' in request && findEntry(ctx.db, request.chave) === undefined) {
    return { result: 'NAO_REALIZADO', motivo: 'AC03', afterMs }
  }
  return { result: 'REALIZADO', motivo: null, afterMs }
}

function beneficiary(ctx: Context, request: PayoutRequest): object | undefined {
  if ('conta' in request) return { cpf: request.conta.cpf }
  return findEntry(ctx.db, request.chave)?.titular
}

function canonical(request: PayoutRequest): string {
  const valor = request.valor.toString()
  if ('chave' in request) return JSON.stringify({ valor, chave: request.chave })
  const { ispb, agencia, conta, tipo, cpf } = request.conta
  return JSON.stringify({ valor, conta: { ispb, agencia, conta, tipo, cpf } })
}

function insertPayout(ctx: Context, id: string, request: PayoutRequest): Payout {
  const decision = takeRule(ctx, id) ?? naturalDecision(ctx, request)
  const now = ctx.clock()
  const favorecido = beneficiary(ctx, request)
  run(
    ctx.db,
    `INSERT INTO payout (id, e2eid, valor, request, favorecido, status, solicitacao, due_at, result, next_motivo)
     VALUES (?, ?, ?, ?, ?, 'EM_PROCESSAMENTO', ?, ?, ?, ?)`,
    id,
    settlementId('E', SANDBOX_ISPB, now, ctx.random),
    request.valor,
    canonical(request),
    favorecido === undefined ? null : JSON.stringify(favorecido),
    now,
    now + decision.afterMs,
    decision.result,
    decision.motivo,
  )
  ctx.nudge()
  return requirePayout(ctx, id)
}

/** One order per id for ever: the same request answers what became of it, another request under that id is refused. */
export function putPayout(
  ctx: Context,
  id: string,
  request: PayoutRequest,
): { created: boolean; payout: Payout } {
  return inTransaction(ctx.db, () => {
    const known = readOne(ctx.db, storedPayout, 'SELECT * FROM payout WHERE id = ?', id)
    if (known === undefined) return { created: true, payout: insertPayout(ctx, id, request) }
    if (known.request === canonical(request)) return { created: false, payout: known }
    throw new Problem('PayoutConflito', 'O id já foi usado em um pagamento diferente.')
  })
}

/** Which results may still follow: the receiving bank can send money back after it was paid; nothing else changes an end. */
function mayBecome(payout: Payout, result: PayoutResult): boolean {
  if (payout.status === 'EM_PROCESSAMENTO') return true
  return payout.status === 'REALIZADO' && result === 'DEVOLVIDO'
}

/** For testers: how this payout ends and when, decided before or after it is ordered. */
export function decidePayout(ctx: Context, id: string, decision: Decision): Payout | undefined {
  return inTransaction(ctx.db, () => {
    const known = readOne(ctx.db, storedPayout, 'SELECT * FROM payout WHERE id = ?', id)
    if (known === undefined) {
      run(
        ctx.db,
        'INSERT OR REPLACE INTO payout_rule (id, result, motivo, after_ms) VALUES (?, ?, ?, ?)',
        id,
        decision.result,
        decision.motivo,
        decision.afterMs,
      )
      return undefined
    }
    if (!mayBecome(known, decision.result))
      throw new Problem('PayoutOperacaoInvalida', 'O pagamento já terminou.')
    run(
      ctx.db,
      'UPDATE payout SET result = ?, next_motivo = ?, due_at = ? WHERE id = ?',
      decision.result,
      decision.motivo,
      ctx.clock() + decision.afterMs,
      id,
    )
    ctx.nudge()
    return requirePayout(ctx, id)
  })
}

function settle(ctx: Context, payout: Payout, now: number): void {
  const result = payout.result ?? 'REALIZADO'
  const reason =
    result === 'REALIZADO' ? null : (payout.next_motivo ?? (result === 'DEVOLVIDO' ? 'MD06' : 'AC03'))
  run(
    ctx.db,
    // due_at of an ended payout is the instant of its last change: the statement reads the return from it.
    'UPDATE payout SET status = ?, motivo = ?, liquidacao = ?, due_at = ?, result = NULL, next_motivo = NULL WHERE id = ?',
    result,
    reason,
    result === 'NAO_REALIZADO' ? null : (payout.liquidacao ?? now),
    now,
    payout.id,
  )
  const item = payoutView(requirePayout(ctx, payout.id))
  enqueueDelivery(ctx, ctx.settings.receiverKey, { kind: 'payout', items: [item] })
}

/** Ends the payouts whose time has come and tells the owner, in one transaction. */
export function settlePayouts(ctx: Context): void {
  inTransaction(ctx.db, () => {
    const now = ctx.clock()
    const due = readAll(
      ctx.db,
      storedPayout,
      'SELECT * FROM payout WHERE result IS NOT NULL AND due_at <= ? ORDER BY due_at, id',
      now,
    )
    for (const payout of due) settle(ctx, payout, now)
  })
}
