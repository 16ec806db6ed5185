import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { readCentavos } from '../../contract/centavos.ts'
import type { Database } from '../../server/platform/database/schema.ts'
import type { ChaosSite } from './chaos-site.ts'

const line = z.object({
  tipo: z.enum(['PIX_RECEBIDO', 'DEVOLUCAO', 'PAYOUT', 'PAYOUT_DEVOLVIDO']),
  valor: z.string(),
  txid: z.optional(z.string()),
  id: z.optional(z.string()),
  endToEndId: z.string(),
})
const statement = z.object({ saldoInicial: z.string(), saldo: z.string(), lancamentos: z.array(line) })
type Line = z.output<typeof line>

interface PaymentRow {
  readonly e2eid: string
  readonly state: string
  readonly amount: bigint
  readonly memberId: string
  readonly deposits: bigint
}
interface PayoutRow {
  readonly payoutId: string
  readonly memberId: string
  readonly state: string
  readonly paid: bigint
}

/** The provider's own statement against the ledger; and what it says each member brought in and took out. */
export async function compareWithProvider(site: Pick<ChaosSite, 'control'>, db: Kysely<Database>) {
  const { lancamentos, saldo, saldoInicial } = statement.parse((await site.control('/statement')).body)
  const payments = await readPayments(db)
  const payouts = await readPayouts(db)
  const moved = new Map<string, bigint>()
  const move = (memberId: string, amount: bigint) => moved.set(memberId, (moved.get(memberId) ?? 0n) + amount)
  const breaches = [
    ...(await comparedTotals(db, readCentavos(saldo) - readCentavos(saldoInicial))),
    ...comparedPayments(lancamentos, payments, move),
    ...comparedPayouts(lancamentos, payouts, move),
  ]
  return { breaches, moved, payments: payments.length, payouts: payouts.length }
}

async function comparedTotals(db: Kysely<Database>, provider: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ held: bigint }>`
    SELECT coalesce(sum(CASE WHEN debit = 'psp_clearing' THEN amount ELSE -amount END), 0)::bigint AS held
    FROM ledger_transfer WHERE 'psp_clearing' IN (debit, credit)`.execute(db)
  const ledger = rows[0]?.held
  return ledger === provider ? [] : [`the provider holds ${provider}, the ledger says ${ledger}`]
}

/** Each payment was credited once and kept, or given back once and whole. */
function comparedPayments(
  lines: readonly Line[],
  rows: readonly PaymentRow[],
  move: (memberId: string, amount: bigint) => void,
): readonly string[] {
  const received = lines.filter(one => one.tipo === 'PIX_RECEBIDO')
  const known = new Map(rows.map(row => [row.e2eid, row]))
  const found = received.flatMap(({ endToEndId, valor }) => {
    const row = known.get(endToEndId)
    const amount = readCentavos(valor)
    const back = lines
      .filter(one => one.tipo === 'DEVOLUCAO' && one.endToEndId === endToEndId)
      .map(one => -readCentavos(one.valor))
    if (row === undefined) return [`payment ${endToEndId} is not known to the site`]
    if (row.amount !== amount) return [`payment ${endToEndId} of ${amount} is known as ${row.amount}`]
    const isCredited = row.state === 'credited' && row.deposits === 1n && back.length === 0
    if (isCredited) move(row.memberId, amount)
    const isRefunded =
      row.state === 'refunded' && row.deposits === 0n && back.length === 1 && back[0] === amount
    return isCredited || isRefunded
      ? []
      : [
          `payment ${endToEndId}: ${row.state}, credited ${row.deposits} times, given back ${back.length} times`,
        ]
  })
  const invented = rows.length - received.length
  return invented > 0 ? [...found, `${invented} payments that the provider never had`] : found
}

/** Each payout left once, and belongs to a withdrawal that says so. */
function comparedPayouts(
  lines: readonly Line[],
  rows: readonly PayoutRow[],
  move: (memberId: string, amount: bigint) => void,
): readonly string[] {
  const left = lines.filter(one => one.tipo === 'PAYOUT')
  const known = new Set(rows.map(row => row.payoutId))
  const stray = left.filter(one => !known.has(one.id ?? '')).map(one => `payout ${one.id} of no withdrawal`)
  const wrong = rows.flatMap(({ payoutId, memberId, state, paid }) => {
    const mine = left.filter(one => one.id === payoutId)
    const cameBack = lines.filter(one => one.tipo === 'PAYOUT_DEVOLVIDO' && one.id === payoutId).length
    const expected = state === 'paid' || state === 'returned' ? 1 : 0
    if (mine.length !== expected || cameBack !== (state === 'returned' ? 1 : 0)) {
      return [`withdrawal ${state}, paid out ${mine.length} times, came back ${cameBack} times`]
    }
    if (state === 'paid') move(memberId, -paid)
    const isRight = mine.every(one => -readCentavos(one.valor) === paid)
    return isRight ? [] : [`withdrawal of ${paid} paid out as ${mine.map(one => one.valor)}`]
  })
  return [...stray, ...wrong]
}

async function readPayments(db: Kysely<Database>): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    SELECT p.e2eid, p.state, p.amount, p.member_id AS "memberId", (SELECT count(*) FROM ledger_transaction t
      WHERE t.kind = 'deposit' AND t.key = 'pix:' || p.e2eid) AS deposits
    FROM pix_payment p`.execute(db)
  return rows
}

async function readPayouts(db: Kysely<Database>): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    SELECT payout_id AS "payoutId", member_id AS "memberId", state, (money - fee)::bigint AS paid
    FROM withdrawal WHERE payout_id IS NOT NULL`.execute(db)
  return rows
}
