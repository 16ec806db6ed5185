import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { type checkDay7, day7Login } from '../../../../contract/promotions/seven-days.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfDay } from '../months.ts'
import { countStep, moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import { type PromotionRecharge, rechargesBetween } from '../recharge/recharge-store.ts'
import { rewardsLike } from '../reward-store.ts'
import { type Executor, type Terms, termsOfVersion } from '../terms-store.ts'
import { takeSubject } from '../uniqueness.ts'
import { dueOf, placeOfToday, type Round } from './rules.ts'

type State = z.output<typeof checkDay7.reply>['data']
type RoundRow = Round & { readonly id: string; readonly terms_version: number }

async function lastRound(on: Executor, memberId: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`SELECT id, terms_version, started_on, last_day, days, paid_days
    FROM day7_round WHERE member_id = ${memberId} ORDER BY last_day DESC, id DESC LIMIT 1`.execute(on)
  return rows[0]
}

/** docs/rules/promotions.md: "only after a recharge within it": one of the round's days, large enough. */
async function rechargeWithin(
  on: Executor,
  memberId: string,
  from: string,
  today: string,
  terms: Terms<'day7'>['terms'],
): Promise<{ readonly largest: bigint; readonly enough: PromotionRecharge | undefined }> {
  const rows = await rechargesBetween(on, memberId, from, today)
  const largest = rows.reduce((most, row) => (row.money > most ? row.money : most), 0n)
  return { largest, enough: rows.find(row => row.money >= terms.min_recharge) }
}

export async function sevenDaysState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const today = brazilDay(deps.clock.now())
  const open = await openTerms(deps, on, 'day7')
  const place = placeOfToday(await lastRound(on, memberId), today)
  const running = place.round
  const none = {
    day7_id: null,
    d7_map: taken(0),
    today: place.number,
    taken_today: false,
    rewards: [],
    paid: 0n,
  }
  if (open === undefined) return { ...offerOf('day7', { reason: 'not_offered' }), ...none }
  const terms = running === undefined ? open : await termsOfVersion(on, 'day7', running.terms_version)
  const { largest, enough } = await rechargeWithin(
    on,
    memberId,
    running?.started_on ?? today,
    today,
    terms.terms,
  )
  const round = { days: place.number, paid_days: running?.paid_days ?? 0 }
  const due = dueOf(terms.terms.rewards, round)
  const canPay = enough !== undefined && due > 0n
  const canTake = !place.isTaken
  const waits = due > 0n ? 'no_recharge' : 'claimed'
  const offer = offerOf('day7', {
    reason: canPay || canTake ? null : waits,
    amount: canPay ? due : 0n,
    steps: [
      moneyStep('recharge', largest, terms.terms.min_recharge),
      countStep('days', round.days - (canTake ? 1 : 0), 7),
    ],
    availableAt: place.isTaken ? endOfDay(today) : null,
    expiresAt: place.isTaken ? null : endOfDay(today),
  })
  return {
    ...offer,
    day7_id: running?.id ?? null,
    d7_map: taken(running?.days ?? 0),
    today: place.number,
    taken_today: place.isTaken,
    rewards: terms.terms.rewards,
    paid: running === undefined ? 0n : await paidOf(on, memberId, running.id),
  }
}

const taken = (days: number) => Array.from({ length: 7 }, (_, index) => index < days)

async function paidOf(on: Executor, memberId: string, roundId: string): Promise<bigint> {
  const rows = await rewardsLike(on, memberId, 'day7', `${roundId}:`)
  return rows.reduce((sum, row) => (row.state === 'paid' ? sum + row.amount : sum), 0n)
}

/** Takes today, and pays whatever the round has earned once its recharge is there. */
export function takeToday(
  deps: Deps,
  claim: Claim<z.output<typeof day7Login.body>>,
): Promise<z.output<typeof day7Login.reply> | Refused> {
  const { memberId, device } = claim
  return claimOnce(deps, day7Login, claim, 'day7', async (tx, open) => {
    const state = await sevenDaysState(deps, tx, memberId)
    if (state.reason !== null) return refuseOffer('day7', state.reason)
    const today = brazilDay(deps.clock.now())
    if (!(await takeSubject(deps, tx, { memberId, device }, 'day7', today))) {
      return refuseOffer('day7', 'other_account')
    }
    const round = await enterToday(deps, tx, memberId, open.version, today)
    const paid_now = await payDue(deps, tx, memberId, round, today)
    await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
    return { data: { ...(await sevenDaysState(deps, tx, memberId)), paid_now } }
  })
}

async function enterToday(
  deps: Deps,
  tx: Tx,
  memberId: string,
  version: number,
  today: string,
): Promise<RoundRow> {
  const last = await lastRound(tx, memberId)
  const place = placeOfToday(last, today)
  if (place.isTaken && last !== undefined) return last
  const { rows } =
    place.round === undefined || last === undefined
      ? await sql<RoundRow>`INSERT INTO day7_round (member_id, id, terms_version, started_on, last_day, days, paid_days)
          VALUES (${memberId}, ${deps.ids()}, ${version}, ${today}, ${today}, 1, 0) RETURNING *`.execute(tx)
      : await sql<RoundRow>`UPDATE day7_round SET days = ${place.number}, last_day = ${today}
          WHERE member_id = ${memberId} AND id = ${last.id} RETURNING *`.execute(tx)
  const [round] = rows
  if (round === undefined) throw new Error('A day was not written')
  return round
}

async function payDue(deps: Deps, tx: Tx, memberId: string, round: RoundRow, today: string): Promise<bigint> {
  const { terms } = await termsOfVersion(tx, 'day7', round.terms_version)
  const { enough } = await rechargeWithin(tx, memberId, round.started_on, today, terms)
  const amount = dueOf(terms.rewards, round)
  if (enough === undefined || amount === 0n) return 0n
  const paid = await payOnce(deps, tx, {
    memberId,
    promotion: 'day7',
    subject: `${round.id}:${round.days}`,
    termsVersion: round.terms_version,
    amount,
    cost: 'bonus_cost',
    rechargeId: enough.recharge_id,
    required: amount * BigInt(terms.wagering_times),
    details: { from: round.paid_days + 1, to: round.days },
  })
  if (paid === undefined) return 0n
  await sql`UPDATE day7_round SET paid_days = ${round.days}
    WHERE member_id = ${memberId} AND id = ${round.id}`.execute(tx)
  return amount
}
