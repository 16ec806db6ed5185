import pg from 'pg'
import { type ChaosSite, until } from './chaos-site.ts'

/** What has not come to its end yet, in words. */
const unfinished = `
  SELECT 'payments on their way: ' || count(*) AS what FROM pix_payment WHERE state IN ('suspended', 'refunding') HAVING count(*) > 0
  UNION ALL SELECT 'withdrawals open: ' || count(*) FROM withdrawal WHERE state IN ('pending', 'approved') HAVING count(*) > 0
  UNION ALL SELECT 'notices waiting: ' || count(*) FROM webhook_inbox WHERE done_at IS NULL HAVING count(*) > 0
  UNION ALL SELECT 'events waiting: ' || count(*) FROM outbox WHERE published_at IS NULL HAVING count(*) > 0
  UNION ALL SELECT 'the sweep was not done again' WHERE NOT EXISTS (SELECT FROM pix_sweep WHERE swept_until > $1)`

/** Nobody waits for hours here: everything that is due one day is due now, as if the clock had been turned. */
const hurry = [
  `UPDATE recharge SET ask_at = now() WHERE ask_at > now()`,
  `UPDATE withdrawal SET ask_at = now() WHERE ask_at > now()`,
  `UPDATE pix_payment SET ask_at = now() WHERE ask_at > now()`,
  `UPDATE webhook_inbox SET try_at = now() WHERE try_at > now() AND done_at IS NULL`,
]

/** Waits until nothing is under way any more, deposits credited or refunded, payouts ended, events published; answers what does not end. */
export async function settleDown(site: ChaosSite): Promise<readonly string[]> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() })
  await owner.connect()
  const { rows } = await owner.query<{ now: Date }>('SELECT now()')
  const since = rows[0]?.now
  let left: readonly string[] = []
  const isQuiet = async () => {
    await site.control('/deliveries/flush', {})
    for (const statement of hurry) await owner.query(statement)
    await owner.query('UPDATE pix_sweep SET due_at = now() WHERE swept_until <= $1', [since])
    await new Promise(resolve => setTimeout(resolve, 500))
    left = (await owner.query<{ what: string }>(unfinished, [since])).rows.map(row => row.what)
    return left.length === 0
  }
  try {
    await until(isQuiet, 90_000)
    return []
  } catch (error) {
    return left.length > 0 ? left.map(what => `it does not come to rest: ${what}`) : [String(error)]
  } finally {
    await owner.end()
  }
}
