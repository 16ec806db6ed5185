import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { transaction } from '../../server/platform/database/transaction.ts'
import { slots } from './ledger/ledger-world.ts'
import type { TestApp } from './test-app.ts'

/** What can happen to a member's money; `index` names which deposit, withdrawal or reward. */
export type OrderStep = {
  readonly do:
    | 'deposit'
    | 'refund'
    | 'clawback'
    | 'hold'
    | 'release'
    | 'payout'
    | 'return'
    | 'reward'
    | 'rebate'
    | 'rebate-paid'
    | 'grant'
    | 'forfeit'
    | 'round'
    | 'adjust'
  readonly index: number
}

const steps: readonly OrderStep['do'][] = [
  'deposit',
  'deposit',
  'refund',
  'clawback',
  'hold',
  'release',
  'payout',
  'return',
  'reward',
  'rebate',
  'rebate-paid',
  'grant',
  'forfeit',
  'round',
  'round',
  'adjust',
]

export const orderHistory: fc.Arbitrary<readonly OrderStep[]> = fc.array(
  fc.record({ do: fc.constantFrom(...steps), index: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 25 },
)

/** Does what a history says on the real wallet; what the wallet refuses simply did not happen. */
export function orderPlayer(world: TestApp, memberId: string) {
  const { wallet, db } = world.deps
  const subject = { memberId, currency: 'BRL' } as const
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const idOf = (index: number) => ids[index] ?? ''
  const keyOf = (index: number) => `pix:${idOf(index)}`
  const amountOf = (index: number) => BigInt(10_000 + index * 3_333)
  const run = (work: Parameters<typeof transaction<unknown>>[1]) => transaction(db, work, { keyed: true })
  const acts: Record<OrderStep['do'], (index: number) => Promise<unknown>> = {
    deposit: index =>
      run(tx =>
        wallet.deposit(tx, {
          ...subject,
          key: keyOf(index),
          amount: amountOf(index),
          fee: BigInt(index * 50),
          psp: 'pix',
          reference: idOf(index),
          wageringPercent: 0n,
        }),
      ),
    refund: index =>
      run(tx =>
        wallet.refundDeposit(tx, {
          ...subject,
          depositKey: keyOf(index),
          key: `refund:${idOf(index)}`,
          reference: idOf(index),
        }),
      ),
    clawback: index =>
      run(tx =>
        wallet.clawBack(tx, {
          ...subject,
          depositKey: keyOf(index),
          key: `clawback:${idOf(index)}`,
          amount: amountOf(index),
          psp: 'pix',
        }),
      ),
    hold: index =>
      run(tx =>
        wallet.holdForWithdrawal(tx, {
          ...subject,
          withdrawalId: idOf(index),
          amount: 2_000n + BigInt(index),
          fee: BigInt(index * 7),
          waiveWagering: true,
        }),
      ),
    release: index => run(tx => wallet.releaseHold(tx, { ...subject, withdrawalId: idOf(index) })),
    payout: index => run(tx => wallet.payOut(tx, { ...subject, withdrawalId: idOf(index), psp: 'pix' })),
    return: index =>
      run(tx => wallet.returnPayout(tx, { ...subject, withdrawalId: idOf(index), psp: 'pix' })),
    reward: index =>
      run(tx =>
        wallet.payReward(tx, {
          ...subject,
          key: `recharge-rebate:${idOf(index)}`,
          kind: 'reward_rechargerebate',
          cost: 'bonus_cost',
          to: 'cash',
          amount: 500n,
          reference: idOf(index),
        }),
      ),
    rebate: index =>
      run(tx =>
        wallet.payReward(tx, {
          ...subject,
          key: `betting-rebate:2026-11-0${index + 1}`,
          kind: 'reward_rebates',
          cost: 'rebate_cost',
          to: 'rebate',
          amount: 77n,
          reference: 'slots',
        }),
      ),
    'rebate-paid': index =>
      run(tx =>
        wallet.payOutRebate(tx, { ...subject, key: `paid:${index}`, amount: 50n, reference: 'slots' }),
      ),
    grant: index =>
      run(tx =>
        wallet.grantBonus(tx, {
          ...subject,
          key: `ftd:${memberId}:${index}`,
          source: 'ftd',
          amount: 900n,
          required: 9_000n,
          maxStake: null,
          maxConversion: null,
          lastsSeconds: 86_400,
        }),
      ),
    forfeit: () => run(tx => wallet.endGrant(tx, { ...subject, as: 'forfeited' })),
    round: async index => {
      const bet = { ...subject, ...slots, roundId: world.deps.ids(), key: `round:${world.deps.ids()}` }
      return wallet.playRound(db, { ...bet, stake: 300n, payout: BigInt(index * 200) })
    },
    adjust: index =>
      run(tx =>
        wallet.adjust(tx, {
          ...subject,
          key: `adjust:${index}`,
          amount: index === 1 ? -100n : 250n,
          reference: 'correction',
        }),
      ),
  }
  return {
    ids,
    play: async (history: readonly OrderStep[]) => {
      for (const step of history) await acts[step.do](step.index)
    },
  }
}

/** The ledger's own sums, by nothing but its transfers: what the totals are held against. */
export async function ledgerSums(world: TestApp, memberId: string) {
  const { rows } = await sql<{
    recharge: bigint
    withdraw: bigint
    bonus: bigint
    taken: bigint
    fee: bigint
    correction: bigint
    play: bigint
  }>`SELECT
      coalesce(sum(CASE WHEN debit IN ('psp_clearing', 'suspense') THEN amount ELSE -amount END)
        FILTER (WHERE ('psp_clearing' IN (debit, credit) OR 'suspense' IN (debit, credit))
          AND kind NOT LIKE 'withdrawal%'), 0)::bigint AS recharge,
      coalesce(sum(CASE WHEN credit = 'psp_clearing' THEN amount ELSE -amount END)
        FILTER (WHERE 'psp_clearing' IN (debit, credit) AND kind LIKE 'withdrawal%'), 0)::bigint AS withdraw,
      coalesce(sum(amount) FILTER (WHERE debit LIKE '%cost'), 0)::bigint AS bonus,
      coalesce(sum(amount) FILTER (WHERE credit LIKE '%cost'), 0)::bigint AS taken,
      coalesce(sum(CASE WHEN credit = 'fees' THEN amount ELSE -amount END)
        FILTER (WHERE 'fees' IN (debit, credit)), 0)::bigint AS fee,
      coalesce(sum(CASE WHEN debit = 'adjustment' THEN amount ELSE -amount END)
        FILTER (WHERE 'adjustment' IN (debit, credit)), 0)::bigint AS correction,
      coalesce(sum(CASE WHEN debit = 'gaming' THEN amount WHEN credit = 'gaming' THEN -amount ELSE 0 END), 0)::bigint AS play
    FROM ledger_transfer l JOIN ledger_transaction t ON t.member_id = l.member_id AND t.id = l.transaction_id
    WHERE l.member_id = ${memberId}`.execute(world.deps.db)
  const [sums] = rows
  if (sums === undefined) throw new Error('The ledger gave no sums')
  return sums
}
