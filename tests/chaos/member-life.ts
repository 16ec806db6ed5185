import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Chance } from './chance.ts'
import type { ChaosSite } from './chaos-site.ts'
import { type Person, pin } from './members.ts'
import type { Notebook, Reported } from './notebook.ts'
import type { SureCalls } from './sure-call.ts'

export interface Surroundings {
  readonly site: ChaosSite
  readonly notebook: Notebook
  readonly calls: SureCalls
  readonly isOver: () => boolean
}

/** How members pay, most of them as they should. */
const scenarios = [
  'normal',
  'normal',
  'normal',
  'lost',
  'late',
  'duplicated',
  'grouped',
  'reordered',
  'forged',
  'wrong_payer',
  'other_amount',
  'two_payments',
] as const

const ordered = z.object({ data: z.object({ order: z.object({ id: z.string() }) }) })

/** One tab of a member: bets, deposits and withdrawals one after the other, and now and then something sent twice. */
export async function live(around: Surroundings, person: Person, chance: Chance): Promise<void> {
  const { calls } = around
  while (!around.isOver()) {
    const reported = await act(around, person, chance)
    if (reported !== undefined && chance.percent(10)) await calls.repeat(reported, person.bearer)
    await delay(chance.whole(100, 900))
  }
}

async function act(around: Surroundings, person: Person, chance: Chance): Promise<Reported | undefined> {
  if (chance.percent(70)) return bet(around.calls, person, chance)
  return chance.percent(60) ? deposit(around, person, chance) : withdraw(around.calls, person, chance)
}

function bet({ call }: SureCalls, caller: Person, chance: Chance): Promise<Reported | undefined> {
  // Large enough that money runs out: declines are answers as well.
  const stake = `${chance.whole(1, 40)}.00`
  const intent = { stake, direction: 'over', target: chance.whole(3_000, 7_000) }
  const body = { game_id: 'dados-da-arara', mode: 'real', stake, bet: intent }
  return call({ kind: 'bet', caller, path: '/api/game/round/start', body })
}

async function deposit({ site, notebook, calls }: Surroundings, caller: Person, chance: Chance) {
  const body = { money: `${chance.whole(10, 60)}.00`, payment_id: 'pix', payment_type: 'pix' }
  const reported = await calls.call({ kind: 'deposit', caller, path: '/api/recharge/online', body })
  if (reported?.status !== 200) return reported
  const { id } = ordered.parse(reported.answer).data.order
  const scenario = chance.one(scenarios)
  // At the bank itself, whose network is its own affair.
  const paid = await site.control(`/pay/${id.replaceAll('-', '')}`, { scenario, after_ms: 2_000 })
  if (paid.status === 200) notebook.counts.payments += 1
  return reported
}

async function withdraw({ call }: SureCalls, caller: Person, chance: Chance): Promise<Reported | undefined> {
  const money = `${chance.whole(20, 90)}.00`
  const body = { money, member_bank_id: caller.accountId, payment_type: 'pix', qk_pwd: pin }
  return call({ kind: 'withdrawal', caller, path: '/api/drawing', body })
}
