import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { playedWallet } from '../../../contract/games.ts'
import type { MemberCaller } from '../../http/caller.ts'
import type { Refused } from '../../http/refuse.ts'
import { currencyOf, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'

type Body = z.output<typeof playedWallet.body>
type Reply = z.output<typeof playedWallet.reply>

interface Row {
  readonly cash: bigint
  readonly bonus: bigint
  readonly version: bigint
  readonly net: bigint
}

/** An evening has fewer; what is older is not asked about. */
const mostVersions = 20_000

/** `net` is what bets took and wins gave since that version, deposits and the like left out; centavos. */
export async function readPlayed(
  { db }: Pick<PlayDeps, 'db'>,
  caller: MemberCaller,
  { mode, since_version }: Body,
): Promise<Reply | Refused> {
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  const since = BigInt(since_version)
  const { rows } = await sql<Row>`
    SELECT w.cash, w.bonus, w.version, coalesce((
      SELECT sum(step) FILTER (WHERE kind IN ('bet', 'settle', 'round', 'rollback')) FROM (
        SELECT kind, cash + bonus - lag(cash + bonus) OVER (ORDER BY version) AS step FROM ledger_transaction t
        WHERE t.member_id = w.member_id AND t.currency = w.currency
          AND t.version >= greatest(${since}::bigint, w.version - ${mostVersions}::bigint)) steps), 0)::bigint AS net
    FROM wallet w WHERE w.member_id = ${caller.memberId} AND w.currency = ${currencyOf(mode)}`.execute(db)
  const { cash, bonus, version, net } = rows[0] ?? { cash: 0n, bonus: 0n, version: 0n, net: 0n }
  return { data: { balance: { money: cash, bonus, wallet_version: Number(version) }, net } }
}
