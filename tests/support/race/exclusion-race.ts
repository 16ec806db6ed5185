import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import type { Deps } from '../../../server/deps.ts'
import { insertRecharge, insertRoute } from '../../../server/features/cashier/deposit/store.ts'
import { noReviewers } from '../../../server/platform/audit/hands.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { newMember } from '../peers/pix-people.ts'
import { startSecond } from '../second-process.ts'
import type { TestDatabase } from '../test-database.ts'
import { doAct, openRaceDeps, type RaceAct, type RaceOrder, raceActs, racePayment } from './race-acts.ts'

const secret = 'secret-of-the-exclusion-race-0123456789'
const atOnce = 4
/** Long enough that each of them is first now and then. */
const longestDelayMs = 12

export interface RaceFigures {
  readonly races: number
  /** How often each came before the exclusion, and was done; and how often after it, and was refused. */
  readonly before: Readonly<Record<RaceAct, number>>
  readonly after: Readonly<Record<RaceAct, number>>
}

/**
 * `races` members exclude themselves while a bet, a deposit and the claim of a bonus of theirs arrive, on two server
 * processes that share a database. Returns the figures and the breaches: something done after the exclusion (by the
 * wallet's own version, recorded in the exclusion's transaction), or answered otherwise than it was done.
 */
export async function raceExclusions(
  database: TestDatabase,
  races: number,
): Promise<{ readonly breaches: readonly string[]; readonly figures: RaceFigures }> {
  await recordVersions(database.ownerUrl)
  const deps = openRaceDeps(database.appUrl, secret)
  const script = fileURLToPath(new URL('./racer.ts', import.meta.url))
  const other = await startSecond(script, [database.appUrl, secret])
  const breaches: string[] = []
  const counts = (): Record<RaceAct, number> => ({ exclusion: 0, bet: 0, deposit: 0, bonus: 0 })
  const figures = { races, before: counts(), after: counts() }
  let next = 0
  const lane = async () => {
    for (let race = next++; race < races; race = next++) {
      const orders = await prepare(deps)
      const words = await Promise.all(
        orders.map(async (order, at): Promise<[RaceAct, string]> => {
          // Each act is in either process as often as in the other.
          if ((race + at) % 2 === 0) return [order.act, await other.send(order)]
          await delay(order.delay)
          return [order.act, await doAct(deps, order)]
        }),
      )
      const found = await compare(deps, orders, new Map(words))
      breaches.push(...found.breaches)
      for (const act of found.done) figures.before[act] += 1
      for (const act of found.refused) figures.after[act] += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
  } finally {
    await other.stop()
    await deps.db.destroy()
  }
  return { breaches, figures }
}

/** Which version the wallet had when its member excluded themself: written in that very transaction, under the lock. */
async function recordVersions(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    CREATE TABLE race_note (member_id uuid PRIMARY KEY, version bigint NOT NULL);
    GRANT SELECT ON race_note TO PUBLIC;
    CREATE FUNCTION note_race() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      INSERT INTO race_note SELECT member_id, version FROM wallet WHERE member_id = NEW.member_id AND currency = 'BRL'
        FOR NO KEY UPDATE;
      RETURN NEW;
    END $$;
    CREATE TRIGGER note_race AFTER INSERT ON play_break FOR EACH ROW EXECUTE FUNCTION note_race()`)
  await client.end()
}

/** A member with money, an order that is about to be paid, and a rebate to claim. */
async function prepare(deps: Deps): Promise<readonly RaceOrder[]> {
  const { id: memberId, cpf } = await newMember({ deps }, false)
  const [txid, e2eid] = [
    randomUUID().replaceAll('-', ''),
    `E${randomUUID().replaceAll('-', '').slice(0, 31)}`,
  ]
  const at = deps.clock.now()
  const brl = { memberId, currency: 'BRL' } as const
  await transaction(deps.db, async tx => {
    await deps.wallet.adjust(tx, { ...brl, key: 'opening', amount: 1_000n, reference: 'race' })
    const reward = {
      cost: 'rebate_cost',
      kind: 'reward_rebates',
      to: 'rebate',
      reference: 'rebates',
    } as const
    await deps.wallet.payReward(tx, { ...brl, ...reward, key: 'rebate', amount: 500n })
    const order = {
      ...{ member_id: memberId, id: deps.ids(), call_key: null, order_no: txid.slice(0, 16), txid, fee: 0n },
      ...{ method_id: 'pix', method_type: 'pix', description: 'PIX', money: racePayment, paid_money: null },
      ...{ state: 'pending' as const, reason: null, e2eid: null, pix_code: 'code', created_at: at },
      ...{ expires_at: new Date(at.getTime() + 3_600_000), paid_at: null, ask_at: null, collection: null },
      ...{ proof_at: null, ...noReviewers, reviewed_at: null, bank_reference: null },
      ...{ found_money: null, note: null },
    }
    await insertRecharge(tx, order)
    await insertRoute(tx, order)
  })
  return raceActs.map(act => ({ act, memberId, cpf, txid, e2eid, delay: randomInt(longestDelayMs) }))
}

const kinds: Readonly<Record<string, RaceAct>> = { round: 'bet', deposit: 'deposit', rebate_paid: 'bonus' }
const refusals: readonly string[] = ['play_blocked', 'self_excluded', 'refunding']

async function compare(deps: Deps, [first]: readonly RaceOrder[], words: Map<RaceAct, string>) {
  const memberId = first?.memberId ?? ''
  const { rows } = await sql<{ kind: string; version: bigint; excluded_at: bigint | null }>`
    SELECT t.kind, t.version, n.version AS excluded_at FROM ledger_transaction t
    LEFT JOIN race_note n ON n.member_id = t.member_id
    WHERE t.member_id = ${memberId} AND t.kind IN ('round', 'deposit', 'rebate_paid')`.execute(deps.db)
  const { rows: payments } = await sql<{ state: string; reason: string | null }>`
    SELECT state, reason FROM pix_payment WHERE e2eid = ${first?.e2eid ?? ''}`.execute(deps.db)
  const breaches: string[] = []
  const note = (breach: string) => breaches.push(`${memberId}: ${breach}`)
  const done = rows.flatMap(({ kind, version, excluded_at: limit }) => {
    const act = kinds[kind]
    if (limit === null || version > limit) note(`${kind} at ${version}, excluded at ${String(limit)}`)
    return act === undefined ? [] : [act]
  })
  if (new Set(done).size !== done.length) note(`something twice: ${done.join(' ')}`)
  if (words.get('exclusion') !== 'posted') note(`the exclusion: ${words.get('exclusion')}`)
  words.set('deposit', payments[0]?.state === 'credited' ? 'posted' : (payments[0]?.state ?? 'nowhere'))
  const refused: RaceAct[] = []
  for (const act of ['bet', 'deposit', 'bonus'] as const) {
    const word = words.get(act) ?? ''
    const isDone = done.includes(act)
    if (!isDone) refused.push(act)
    if (isDone ? word !== 'posted' : !refusals.includes(word)) note(`${act}: told ${word}, done ${isDone}`)
  }
  return { breaches, done, refused }
}
