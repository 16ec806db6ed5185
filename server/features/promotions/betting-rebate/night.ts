import { sql } from 'kysely'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { endOfDay, nightMs } from '../months.ts'
import { isOffered } from '../offered.ts'
import { payOnce } from '../pay.ts'
import type { LevelOf } from '../promotion.ts'
import { notBelowZero } from '../rules/rate-of.ts'
import { type Terms, termsAt } from '../terms-store.ts'
import { payOutAll } from './betting-rebate.ts'
import { bettingRebate, rebateRate } from './rules.ts'

const batch = 200
const job = 'rebates'

/**
 * Betting rebates of every day that is over and not done yet, oldest first, each member in a transaction of their own.
 * Several processes may run it: a member's day is written once. Nothing of a member's past is read but that day.
 * A member whose day fails keeps nobody waiting; that day stays open until it has gone through.
 */
export async function runRebateNights(deps: Deps, levelOf: LevelOf): Promise<void> {
  const now = deps.clock.now()
  const last = addDays(brazilDay(now.getTime() - nightMs), -1)
  let isWhole = true
  for (let day = addDays(await doneUntil(deps, last), 1); day <= last; day = addDays(day, 1)) {
    isWhole = (await runDay(deps, levelOf, day)) && isWhole
    if (!isWhole) continue
    await sql`UPDATE promotion_night SET done_until = greatest(done_until, ${day}) WHERE name = ${job}`.execute(
      deps.db,
    )
  }
}

/** The first night ever begins with the day that is over now. */
async function doneUntil(deps: Deps, last: string): Promise<string> {
  await sql`INSERT INTO promotion_night VALUES (${job}, ${addDays(last, -1)}) ON CONFLICT DO NOTHING`.execute(
    deps.db,
  )
  const { rows } = await sql<{ done_until: string }>`SELECT done_until FROM promotion_night
    WHERE name = ${job}`.execute(deps.db)
  return rows[0]?.done_until ?? last
}

/** Whether it went through for everybody. */
async function runDay(deps: Deps, levelOf: LevelOf, day: string): Promise<boolean> {
  const terms = await termsAt(deps.db, 'rebates', new Date(endOfDay(day).getTime() - 1))
  if (terms?.active !== true || !isOffered(deps.config, 'rebates')) return true
  const failed = new Set<string>()
  const work = async (memberId: string) => {
    const order = { memberId, levelOf, day }
    await transaction(deps.db, tx => rebateMember(deps, tx, terms, order), { keyed: true })
  }
  const what = 'the betting rebate of a member could not be worked out; it is tried again'
  for (;;) {
    // Those that failed are found again: as many more are asked for.
    const { rows } = await sql<{ member_id: string }>`
      SELECT DISTINCT d.member_id FROM member_day d
      WHERE d.day = ${day} AND d.currency = 'BRL'
        AND NOT EXISTS (SELECT FROM rebate_day r WHERE r.member_id = d.member_id AND r.day = d.day)
      LIMIT ${batch + failed.size}`.execute(deps.db)
    const due = rows.map(row => row.member_id).filter(memberId => !failed.has(memberId))
    for (const one of await processEach(due, work, { log: deps.log, what, nameOf: memberId => memberId }))
      failed.add(one)
    deps.pokeOutbox()
    if (due.length < batch) return failed.size === 0
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
  { memberId, levelOf, day }: { readonly memberId: string; readonly levelOf: LevelOf; readonly day: string },
): Promise<void> {
  await lockWallet(tx, memberId, 'BRL')
  // The level of this moment is frozen with the day: what it becomes later changes nothing that was earned.
  const { level, rebateRate: levelRate } = await levelOf(tx, memberId)
  const { rows } = await sql<DayRow>`SELECT category, stake_cash, served_cash, theoretical, served_theoretical
    FROM member_day WHERE member_id = ${memberId} AND currency = 'BRL' AND day = ${day} ORDER BY category`.execute(
    tx,
  )
  let amount = 0n
  for (const row of rows) {
    const rate = rebateRate(terms, row.category, levelRate)
    const theoretical = notBelowZero(row.theoretical - row.served_theoretical)
    const rebate = bettingRebate(theoretical, rate)
    const staked = notBelowZero(row.stake_cash - row.served_cash)
    const { numAffectedRows } = await sql`INSERT INTO rebate_day
        (member_id, day, category, staked, theoretical, rate, rebate, level)
      VALUES (${memberId}, ${day}, ${row.category}, ${staked}, ${theoretical}, ${rate}, ${rebate}, ${level})
      ON CONFLICT DO NOTHING`.execute(tx)
    if (numAffectedRows === 1n) amount += rebate
  }
  if (amount === 0n) return
  const cause = { memberId, promotion: 'rebates', subject: day, termsVersion, cost: 'rebate_cost' } as const
  await payOnce(deps, tx, { ...cause, amount, to: 'rebate', details: { day } })
  const wallet = await lockWallet(tx, memberId, 'BRL')
  if (wallet !== undefined && wallet.rebate >= terms.pay_at) await payOutAll(deps, tx, memberId)
}
