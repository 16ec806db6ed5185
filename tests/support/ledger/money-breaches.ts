import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../server/platform/database/schema.ts'

/** Where the records that members see and the ledger disagree: each is written in one transaction with the other. */
export async function moneyBreaches(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ breach: string }>`
    SELECT 'open withdrawal and hold: ' || coalesce(w.id, h.id) AS breach
    FROM (SELECT id, money FROM withdrawal WHERE state IN ('pending', 'approved')) w
    FULL JOIN (SELECT id, amount FROM wallet_hold WHERE state = 'held') h ON h.id = w.id AND h.amount = w.money
    WHERE w.id IS NULL OR h.id IS NULL
    UNION ALL
    SELECT 'ended withdrawal and hold: ' || w.id FROM withdrawal w JOIN wallet_hold h ON h.id = w.id
    WHERE (w.state, h.state) NOT IN (('pending', 'held'), ('approved', 'held'), ('paid', 'paid'),
      ('rejected', 'released'), ('failed', 'released'), ('returned', 'returned'))
    UNION ALL
    SELECT 'credited payment and ledger: ' || coalesce(p.e2eid, t.key)
    FROM (SELECT e2eid, member_id FROM pix_payment WHERE state = 'credited') p
    FULL JOIN (SELECT key, member_id FROM ledger_transaction WHERE kind = 'deposit' AND key LIKE 'pix:%') t
      ON t.key = 'pix:' || p.e2eid AND t.member_id = p.member_id
    WHERE p.e2eid IS NULL OR t.key IS NULL
    UNION ALL
    SELECT 'confirmed transfer and ledger: ' || coalesce(r.bank_reference, t.key)
    FROM (SELECT bank_reference, member_id, id FROM recharge
        WHERE method_type = 'transfer' AND state = 'paid') r
    FULL JOIN (SELECT key, member_id, reference FROM ledger_transaction
        WHERE kind = 'deposit' AND key LIKE 'transfer:%') t
      ON t.key = 'transfer:' || r.bank_reference AND t.member_id = r.member_id AND t.reference = r.id::text
    WHERE r.id IS NULL OR t.key IS NULL
    UNION ALL
    SELECT 'suspense: ' || kept.amount || ' for ' || owed.amount
    FROM (SELECT coalesce(sum(CASE WHEN credit = 'suspense' THEN amount ELSE -amount END), 0) AS amount
        FROM ledger_transfer WHERE 'suspense' IN (debit, credit)) kept,
      (SELECT coalesce(sum(amount), 0) AS amount FROM pix_payment
        WHERE state IN ('suspended', 'refunding', 'stuck')) owed
    WHERE kept.amount <> owed.amount`.execute(db)
  return rows.map(row => row.breach)
}
