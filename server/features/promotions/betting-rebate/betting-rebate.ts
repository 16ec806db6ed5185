import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import {
  claimRebates,
  type rebatesDetails,
  type rebatesList,
} from '../../../../contract/promotions/betting-rebate.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfDay, nightMs } from '../months.ts'
import { offerOf, refuseOffer } from '../offer.ts'
import type { LevelOf } from '../promotion.ts'
import { paidInAll } from '../reward-store.ts'
import { notBelowZero } from '../rules/rate-of.ts'
import type { Executor, Terms } from '../terms-store.ts'
import { bettingRebate, ratesAtLevel, rebateRate } from './rules.ts'

type Listed = z.output<typeof rebatesList.reply>
type Details = z.output<typeof rebatesDetails.reply>

export async function rebatesOffer(deps: Deps, on: Executor, memberId: string, levelOf: LevelOf) {
  const open = await openTerms(deps, on, 'rebates')
  const waiting = await rebateWallet(on, memberId)
  if (open === undefined) return { open, waiting, offer: offerOf('rebates', { reason: 'not_offered' }) }
  const reason = waiting > 0n ? null : 'below_least'
  const today = brazilDay(deps.clock.now())
  const accrued = await earnedToday(on, memberId, {
    terms: open.terms,
    levelRate: (await levelOf(on, memberId)).rebateRate,
    today,
  })
  const availableAt = accrued > 0n ? new Date(endOfDay(today).getTime() + nightMs) : null
  return { open, waiting, offer: offerOf('rebates', { reason, amount: waiting, accrued, availableAt }) }
}

/** What the coming night would write if nothing more were played: the same sum, by category, over the running day. */
async function earnedToday(
  on: Executor,
  memberId: string,
  { terms, levelRate, today }: { terms: Terms<'rebates'>['terms']; levelRate: number; today: string },
): Promise<bigint> {
  const { rows } = await sql<{ category: string; theoretical: bigint; served: bigint }>`
    SELECT category, theoretical, served_theoretical AS served FROM member_day
    WHERE member_id = ${memberId} AND currency = 'BRL' AND day = ${today}`.execute(on)
  const earned = rows.map(({ category, theoretical, served }) =>
    bettingRebate(notBelowZero(theoretical - served), rebateRate(terms, category, levelRate)),
  )
  return earned.reduce((sum, rebate) => sum + rebate, 0n)
}

async function rebateWallet(on: Executor, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ rebate: bigint }>`SELECT rebate FROM wallet
    WHERE member_id = ${memberId} AND currency = 'BRL'`.execute(on)
  return rows[0]?.rebate ?? 0n
}

/** By category: the member's rate, and what the last thirty days brought. */
export async function listRebates(deps: Deps, memberId: string, levelOf: LevelOf): Promise<Listed> {
  const { open, waiting, offer } = await rebatesOffer(deps, deps.db, memberId, levelOf)
  const { level, rebateRate: levelRate } = await levelOf(deps.db, memberId)
  const { rows } = await sql<{ category: string; staked: bigint; rebate: bigint }>`
    SELECT category, sum(staked)::bigint AS staked, sum(rebate)::bigint AS rebate FROM rebate_day
    WHERE member_id = ${memberId} AND day > (${deps.clock.now()}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - 31
    GROUP BY category`.execute(deps.db)
  const byCategory = new Map(rows.map(row => [row.category, row]))
  const rates = open === undefined ? [] : ratesAtLevel(open.terms, levelRate)
  const earned = await paidInAll(deps.db, memberId, 'rebates')
  return {
    data: rates.map(({ category, rate }) => ({
      category,
      rate,
      staked: byCategory.get(category)?.staked ?? 0n,
      rebate: byCategory.get(category)?.rebate ?? 0n,
    })),
    offer,
    level,
    fs_money: waiting,
    pay_at: open?.terms.pay_at ?? 0n,
    paid: earned - waiting,
  }
}

/** What each of the last nights brought, newest first. */
export async function rebateNights(deps: Deps, memberId: string): Promise<Details> {
  const { rows } = await sql<Details['data'][number]>`
    SELECT day, category, staked, rate, rebate FROM rebate_day
    WHERE member_id = ${memberId} ORDER BY day DESC, category LIMIT 200`.execute(deps.db)
  return { data: rows }
}

export function claimRebateMoney(
  deps: Deps,
  claim: Claim<z.output<typeof claimRebates.body>>,
): Promise<z.output<typeof claimRebates.reply> | Refused> {
  return claimOnce(deps, claimRebates, claim, 'rebates', async tx => {
    const { memberId } = claim
    const amount = await payOutAll(deps, tx, memberId)
    if (amount === 'frozen') return refuse('account_frozen')
    if (amount === 0n) return refuseOffer('rebates', 'below_least')
    // The member was notified of the reward in its night: what changes now is that nothing is left to claim.
    await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
    return { data: { amount } }
  })
}

/** Everything in the rebate wallet into cash; the wallet's version makes the key, so one state of it is paid once. */
export async function payOutAll(deps: Deps, tx: Tx, memberId: string): Promise<bigint | 'frozen'> {
  const wallet = await lockWallet(tx, memberId, 'BRL')
  if (wallet === undefined || wallet.rebate === 0n) return 0n
  const key = `rebate-out:${wallet.version}`
  const order = { memberId, currency: 'BRL', key, amount: wallet.rebate, reference: 'rebates' } as const
  const posted = await deps.wallet.payOutRebate(tx, order)
  return posted.status === 'posted' ? wallet.rebate : 'frozen'
}
