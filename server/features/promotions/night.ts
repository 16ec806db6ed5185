import { sql } from 'kysely'
import { brazilDay } from '../../brazil-day.ts'
import { type Tx, transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { lockWallet } from '../../wallet/post.ts'
import { type LevelOf, payOutAll } from './betting-rebate.ts'
import { dayBefore, endOfDay } from './months.ts'
import { isOffered } from './offered.ts'
import { payOnce } from './pay.ts'
import { bettingRebate, rebateRate } from './rules/betting-rebate.ts'
import { notBelowZero } from './rules/rate-of.ts'
import { dayAfter } from './rules/seven-days.ts'
import { type Terms, termsAt } from './terms-store.ts'

/** "Daily jobs wait ten minutes after midnight" (docs: the ledger): a settlement under way still finds its day. */
const waitMs = 10 * 60_000
const batch = 200
const job = 'rebates'

/**
 * Betting rebates of every day that is over and not done yet, oldest first, each member in a transaction of their own.
 * Several processes may run it: a member's day is written once. Nothing of a member's past is read but that day.
 */
export async function runRebateNights(deps: Deps, levelOf: LevelOf): Promise<void> {
  const now = deps.clock.now()
  const last = dayBefore(brazilDay(new Date(now.getTime() - waitMs)))
  for (let day = dayAfter(await doneUntil(deps, last)); day <= last; day = dayAfter(day)) {
    await runDay(deps, levelOf, day)
    await sql`UPDATE promotion_night SET done_until = greatest(done_until, ${day}) WHERE name = ${job}`.execute(
      deps.db,
    )
  }
}

/** The first night ever begins with the day that is over now. */
async function doneUntil(deps: Deps, last: string): Promise<string> {
  await sql`INSERT INTO promotion_night VALUES (${job}, ${dayBefore(last)}) ON CONFLICT DO NOTHING`.execute(
    deps.db,
  )
  const { rows } = await sql<{ done_until: string }>`SELECT done_until FROM promotion_night
    WHERE name = ${job}`.execute(deps.db)
  return rows[0]?.done_until ?? last
}

async function runDay(deps: Deps, levelOf: LevelOf, day: string): Promise<void> {
  const terms = await termsAt(deps.db, 'rebates', new Date(endOfDay(day).getTime() - 1))
  if (terms?.active !== true || !isOffered(deps.config, 'rebates')) return
  for (;;) {
    const { rows } = await sql<{ member_id: string }>`
      SELECT DISTINCT d.member_id FROM member_day d
      WHERE d.day = ${day} AND d.currency = 'BRL'
        AND NOT EXISTS (SELECT FROM rebate_day r WHERE r.member_id = d.member_id AND r.day = d.day)
      LIMIT ${batch}`.execute(deps.db)
    for (const row of rows) {
      const level = await levelOf(row.member_id)
      await transaction(
        deps.db,
        tx => rebateMember(deps, tx, terms, { memberId: row.member_id, level, day }),
        {
          keyed: true,
        },
      )
    }
    deps.pokeOutbox()
    if (rows.length < batch) return
  }
}

interface DayRow {
  readonly category: string
  readonly stake_cash: bigint
  readonly served_cash: bigint
  readonly theoretical: bigint
  readonly served_theoretical: bigint
}

async function rebateMember(
  deps: Deps,
  tx: Tx,
  { terms, version: termsVersion }: Terms<'rebates'>,
  { memberId, level, day }: { readonly memberId: string; readonly level: number; readonly day: string },
): Promise<void> {
  await lockWallet(tx, memberId, 'BRL')
  const { rows } = await sql<DayRow>`SELECT category, stake_cash, served_cash, theoretical, served_theoretical
    FROM member_day WHERE member_id = ${memberId} AND currency = 'BRL' AND day = ${day} ORDER BY category`.execute(
    tx,
  )
  let amount = 0n
  for (const row of rows) {
    const rate = rebateRate(terms, row.category, level)
    const theoretical = notBelowZero(row.theoretical - row.served_theoretical)
    const rebate = bettingRebate(theoretical, rate)
    const staked = notBelowZero(row.stake_cash - row.served_cash)
    const { numAffectedRows } = await sql`INSERT INTO rebate_day
      VALUES (${memberId}, ${day}, ${row.category}, ${staked}, ${theoretical}, ${rate}, ${rebate})
      ON CONFLICT DO NOTHING`.execute(tx)
    if (numAffectedRows === 1n) amount += rebate
  }
  if (amount === 0n) return
  const cause = { memberId, promotion: 'rebates', subject: day, termsVersion, cost: 'rebate_cost' } as const
  await payOnce(deps, tx, { ...cause, amount, to: 'rebate', details: { day } })
  const wallet = await lockWallet(tx, memberId, 'BRL')
  if (wallet !== undefined && wallet.rebate >= terms.pay_at) await payOutAll(deps, tx, memberId)
}
