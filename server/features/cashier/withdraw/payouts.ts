import { processEach } from '../../../platform/workers/process-each.ts'
import { readIdentity } from '../../auth/service.ts'
import { openForWithdrawal, ownerRefusal, type Destination as Saved } from '../accounts/service.ts'
import type { Destination, MoneyDeps, PaymentProvider } from '../providers/service.ts'
import { markSent } from './mark-sent.ts'
import { backOff } from './rules.ts'
import { failPayout, settlePayout } from './settle-payout.ts'
import { stepPayout, takePayouts, type WithdrawalRow } from './store.ts'

const leaseMs = 60_000
const batch = 20

/** Pays approved withdrawals out, and asks what became of those that were sent. */
export async function workPayouts(deps: MoneyDeps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const rows = await takePayouts(deps.db, { now, until, limit: batch })
  const work = async (row: WithdrawalRow) => {
    if (row.payout_id === null) return
    if (row.payout_state === 'ready') await sendFirst(deps, provider, row, row.payout_id)
    else await ask(deps, provider, row, row.payout_id)
  }
  await processEach(rows, work, {
    log: deps.log,
    what: 'a payout could not be worked on; it is tried again',
    nameOf: row => row.id,
  })
}

/** ready → sent is committed before the provider is called: from then on the payout may have happened. */
async function sendFirst(
  deps: MoneyDeps,
  provider: PaymentProvider,
  row: WithdrawalRow,
  payoutId: string,
): Promise<void> {
  const saved = openForWithdrawal(deps, row.id, row.destination_sealed)
  const refused = await ownerRefusal(deps, row.member_id, saved)
  if (refused?.word === 'payment_provider_unavailable') {
    await stepPayout(deps.db, row, { from: ['ready'], to: 'ready', askAt: later(deps, row) })
    return
  }
  if (refused !== undefined) return failPayout(deps, row, refused.word)
  const sent = await markSent(deps, row, later(deps, row))
  if (sent !== undefined) await send(deps, provider, sent, payoutId)
}

/** Queries an unknown payout by its id. Sends it again, under the same id, only when the provider answers 404. */
async function ask(
  deps: MoneyDeps,
  provider: PaymentProvider,
  row: WithdrawalRow,
  payoutId: string,
): Promise<void> {
  const reply = await provider.findPayout(payoutId)
  if (reply.outcome === 'ok') return settlePayout(deps, row, reply.value)
  const isUnheardOf = reply.outcome === 'refused' && reply.problem.status === 404
  if (isUnheardOf && row.state === 'approved') return send(deps, provider, row, payoutId)
  return askLater(deps, row)
}

async function send(
  deps: MoneyDeps,
  provider: PaymentProvider,
  row: WithdrawalRow,
  payoutId: string,
): Promise<void> {
  const saved = openForWithdrawal(deps, row.id, row.destination_sealed)
  const reply = await provider.putPayout(payoutId, row.money - row.fee, await toWire(deps, row, saved))
  if (reply.outcome === 'ok') return settlePayout(deps, row, reply.value)
  if (reply.outcome === 'unknown') return askLater(deps, row)
  deps.log.warn({ withdrawal: row.id, problem: reply.problem.type }, 'the provider refused a payout')
  // Refused for its form, not for a conflict: this id has never paid and never will.
  if (reply.problem.status === 400 || reply.problem.status === 422)
    return failPayout(deps, row, 'payout_refused')
  return askLater(deps, row)
}

async function askLater(deps: MoneyDeps, row: WithdrawalRow): Promise<void> {
  const { payout_state } = row
  if (payout_state === null) return
  const to = payout_state === 'ready' ? 'sent' : payout_state
  await stepPayout(deps.db, row, { from: ['sent', 'under_way', 'done'], to, askAt: later(deps, row) })
}

function later(deps: MoneyDeps, row: WithdrawalRow): Date {
  return new Date(deps.clock.now().getTime() + backOff(row.asks))
}

async function toWire(deps: MoneyDeps, { member_id }: WithdrawalRow, saved: Saved): Promise<Destination> {
  if (saved.kind === 'pix') return { chave: saved.key }
  const person = await readIdentity(deps, deps.db, member_id)
  const { ispb, branch, account, accountType } = saved
  return { conta: { ispb, agencia: branch, conta: account, tipo: accountType, cpf: person?.cpf ?? '' } }
}
