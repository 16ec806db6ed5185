import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import {
  bonusHasGrant,
  conversionsKept,
  daysAreRounds,
  grantsHaveRequirements,
  requirementPlayIsEvents,
  requirementsAreEvents,
  stakesServeOnce,
} from './invariants-of-wagering.ts'

export interface Breach {
  readonly invariant: string
  readonly memberId: string
  readonly detail: string
}

interface Scope {
  /** Only this member; else everybody. */
  readonly memberId?: string
  /** Given, events that wait for longer than a minute before this time are breaches as well. */
  readonly now?: Date
}

/** Every rule a ledger must keep, as a query for what breaks it. It finds, it never repairs. */
export async function checkInvariants(db: Kysely<Database>, scope: Scope = {}): Promise<readonly Breach[]> {
  const { memberId, now } = scope
  const of = (column: string) => (memberId === undefined ? sql`true` : sql`${sql.ref(column)} = ${memberId}`)
  const queries: Record<string, RawBuilder<{ memberId: string; detail: string }>> = {
    'wallet columns are the sums of their transfers': columnsAreSums(of),
    'versions run without gaps': versionsRun(of),
    'each snapshot step is its transaction': snapshotsStep(of),
    'no snapshot is negative': noSnapshotNegative(of),
    'each reversal mirrors its target': reversalsMirror(of),
    'holds are open withdrawals and disputes': holdsAreOpen(of),
    'open bets are the stakes of open rounds': openBetsAreStakes(of),
    'wins under review are in their account': reviewsAreParked(of),
    'bonus money has an active grant': bonusHasGrant(of),
    'only an active grant asks for play': grantsHaveRequirements(of),
    'conversions are in the ledger, and within their cap': conversionsKept(of),
    'lot progress is its events': requirementsAreEvents(of),
    'days of lots are their events': requirementPlayIsEvents(of),
    'each centavo of stake serves once': stakesServeOnce(of),
    'days are their settled rounds': daysAreRounds(of),
    'every transaction is announced': transactionsAnnounced(of, now),
    ...(memberId === undefined && { 'liabilities and house add up to nothing': booksBalance() }),
  }
  const breaches: Breach[] = []
  for (const [invariant, query] of Object.entries(queries)) {
    const { rows } = await query.execute(db)
    breaches.push(...rows.map(row => ({ invariant, ...row })))
  }
  return breaches
}

/** A broken wallet is frozen at once, and a person looks at it. */
export async function freezeBroken(db: Kysely<Database>, breaches: readonly Breach[]): Promise<void> {
  for (const { memberId, invariant } of breaches) {
    await db
      .updateTable('wallet')
      .set({ frozen_reason: `invariant: ${invariant}` })
      .where('member_id', '=', memberId)
      .where('frozen_reason', 'is', null)
      .execute()
  }
}

type Of = (column: string) => RawBuilder<unknown>
type Query = RawBuilder<{ memberId: string; detail: string }>

/** What entered minus what left, by member, currency and account. */
const entries = (of: Of) => sql`
  SELECT member_id, currency, credit AS account, amount FROM ledger_transfer WHERE ${of('member_id')}
  UNION ALL SELECT member_id, currency, debit, -amount FROM ledger_transfer WHERE ${of('member_id')}`

const columnsAreSums = (of: Of): Query => sql`
  WITH sums AS (
    SELECT member_id, currency,
      coalesce(sum(amount) FILTER (WHERE account = 'cash'), 0) AS cash,
      coalesce(sum(amount) FILTER (WHERE account = 'bonus'), 0) AS bonus,
      coalesce(sum(amount) FILTER (WHERE account = 'rebate'), 0) AS rebate,
      coalesce(sum(amount) FILTER (WHERE account = 'hold'), 0) AS hold,
      -coalesce(sum(amount) FILTER (WHERE account = 'debt'), 0) AS debt
    FROM (${entries(of)}) e GROUP BY member_id, currency)
  SELECT w.member_id AS "memberId", w.currency::text AS detail
  FROM (SELECT * FROM wallet WHERE ${of('member_id')}) w FULL JOIN sums s USING (member_id, currency)
  WHERE (w.cash, w.bonus, w.rebate, w.hold, w.debt) IS DISTINCT FROM
    (coalesce(s.cash, 0), coalesce(s.bonus, 0), coalesce(s.rebate, 0), coalesce(s.hold, 0), coalesce(s.debt, 0))`

const versionsRun = (of: Of): Query => sql`
  SELECT w.member_id AS "memberId", w.currency || ' at ' || w.version AS detail
  FROM wallet w LEFT JOIN ledger_transaction t USING (member_id, currency) WHERE ${of('w.member_id')}
  GROUP BY w.member_id, w.currency, w.version
  HAVING count(t.id) <> w.version OR coalesce(max(t.version), 0) <> w.version OR coalesce(min(t.version), 1) <> 1`

const snapshotsStep = (of: Of): Query => sql`
  WITH moved AS (
    SELECT member_id, transaction_id AS id,
      sum(CASE WHEN credit = 'cash' THEN amount WHEN debit = 'cash' THEN -amount ELSE 0 END) AS cash,
      sum(CASE WHEN credit = 'bonus' THEN amount WHEN debit = 'bonus' THEN -amount ELSE 0 END) AS bonus,
      sum(CASE WHEN credit = 'rebate' THEN amount WHEN debit = 'rebate' THEN -amount ELSE 0 END) AS rebate,
      sum(CASE WHEN credit = 'hold' THEN amount WHEN debit = 'hold' THEN -amount ELSE 0 END) AS hold,
      sum(CASE WHEN debit = 'debt' THEN amount WHEN credit = 'debt' THEN -amount ELSE 0 END) AS debt
    FROM ledger_transfer WHERE ${of('member_id')} GROUP BY member_id, transaction_id),
  steps AS (
    SELECT member_id, id, version, lag(version) OVER w AS before_version,
      cash - coalesce(lag(cash) OVER w, 0) AS cash, bonus - coalesce(lag(bonus) OVER w, 0) AS bonus,
      rebate - coalesce(lag(rebate) OVER w, 0) AS rebate, hold - coalesce(lag(hold) OVER w, 0) AS hold,
      debt - coalesce(lag(debt) OVER w, 0) AS debt
    FROM ledger_transaction WHERE ${of('member_id')}
    WINDOW w AS (PARTITION BY member_id, currency ORDER BY version))
  SELECT s.member_id AS "memberId", s.id::text AS detail FROM steps s LEFT JOIN moved m USING (member_id, id)
  WHERE (s.cash, s.bonus, s.rebate, s.hold, s.debt) IS DISTINCT FROM
    (coalesce(m.cash, 0), coalesce(m.bonus, 0), coalesce(m.rebate, 0), coalesce(m.hold, 0), coalesce(m.debt, 0))`

const noSnapshotNegative = (of: Of): Query => sql`
  SELECT member_id AS "memberId", id::text AS detail FROM ledger_transaction
  WHERE ${of('member_id')} AND least(cash, bonus, rebate, hold, debt) < 0
  UNION ALL SELECT member_id, currency FROM wallet
  WHERE ${of('member_id')} AND least(cash, bonus, rebate, hold, debt) < 0`

/** What follows the mirrored transfers in a reversal is its own affair. */
const reversalsMirror = (of: Of): Query => sql`
  SELECT r.member_id AS "memberId", r.target_id::text AS detail
  FROM ledger_reversal r JOIN ledger_transfer t ON t.member_id = r.member_id AND t.transaction_id = r.target_id
  LEFT JOIN ledger_transfer m ON m.member_id = r.member_id AND m.transaction_id = r.reversal_id AND m.seq = t.seq
  WHERE ${of('r.member_id')}
    AND (m.debit, m.credit, m.amount, m.dim) IS DISTINCT FROM (t.credit, t.debit, t.amount, t.dim)
  UNION ALL SELECT member_id, reversal_id::text FROM ledger_reversal WHERE ${of('member_id')}
  GROUP BY member_id, reversal_id HAVING count(*) > 1`

const holdsAreOpen = (of: Of): Query => sql`
  SELECT w.member_id AS "memberId", w.hold::text AS detail FROM wallet w
  WHERE ${of('w.member_id')} AND w.hold <> coalesce((SELECT sum(amount) FROM wallet_hold h
    WHERE h.member_id = w.member_id AND h.currency = w.currency AND h.state = 'held'), 0)
    + coalesce((SELECT sum(held) FROM wallet_dispute d
      WHERE d.member_id = w.member_id AND d.currency = w.currency), 0)`

const openBetsAreStakes = (of: Of): Query => sql`
  WITH staked AS (SELECT member_id, currency, sum(amount) AS amount FROM (${entries(of)}) e
    WHERE account = 'open_bets' GROUP BY member_id, currency),
  open AS (SELECT member_id, currency, sum(stake_cash + stake_bonus) AS amount FROM round
    WHERE ${of('member_id')} AND status = 'open' GROUP BY member_id, currency)
  SELECT member_id AS "memberId", coalesce(staked.amount, 0) || ' for ' || coalesce(open.amount, 0) AS detail
  FROM staked FULL JOIN open USING (member_id, currency)
  WHERE coalesce(staked.amount, 0) <> coalesce(open.amount, 0)`

const reviewsAreParked = (of: Of): Query => sql`
  WITH parked AS (SELECT member_id, currency, sum(amount) AS amount FROM (${entries(of)}) e
    WHERE account = 'win_review' GROUP BY member_id, currency),
  waiting AS (SELECT member_id, currency, sum(amount) AS amount FROM win_review
    WHERE ${of('member_id')} AND state = 'waiting' GROUP BY member_id, currency)
  SELECT member_id AS "memberId", coalesce(parked.amount, 0) || ' for ' || coalesce(waiting.amount, 0) AS detail
  FROM parked FULL JOIN waiting USING (member_id, currency)
  WHERE coalesce(parked.amount, 0) <> coalesce(waiting.amount, 0)`

/** A row that was published may have been swept; one that waits for over a minute is a breach. */
const transactionsAnnounced = (of: Of, now: Date | undefined): Query => sql`
  SELECT member_id AS "memberId", 'waiting since ' || created_at AS detail FROM outbox
  WHERE ${of('member_id')} AND published_at IS NULL AND created_at < ${now ?? null}::timestamptz - interval '60 seconds'
  UNION ALL SELECT t.member_id, t.id::text FROM ledger_transaction t
  WHERE ${of('t.member_id')} AND t.created_at > ${now ?? null}::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT FROM outbox o WHERE o.member_id = t.member_id AND o.id = t.id)`

const booksBalance = (): Query => sql`
  WITH house AS (SELECT currency, sum(amount) AS amount FROM (${entries(() => sql`true`)}) e
    WHERE account NOT IN ('cash', 'bonus', 'rebate', 'hold', 'debt') GROUP BY currency),
  owed AS (SELECT currency, sum(cash + bonus + rebate + hold - debt) AS amount FROM wallet GROUP BY currency)
  SELECT '00000000-0000-0000-0000-000000000000' AS "memberId", currency || ' ' || owed.amount AS detail
  FROM owed FULL JOIN house USING (currency) WHERE coalesce(owed.amount, 0) + coalesce(house.amount, 0) <> 0`
