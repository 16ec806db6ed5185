import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { playedWallet } from '../../../../contract/lobby/games.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { currencyOf, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'

type Body = z.output<typeof playedWallet.body>
type Reply = z.output<typeof playedWallet.reply>

interface Row {
  readonly cash: bigint
  readonly bonus: bigint
  readonly version: bigint
}

/** A wallet that is not there yet has nothing in it. */
export async function readPlayed(
  { db }: Pick<PlayDeps, 'db'>,
  caller: MemberCaller,
  { mode }: Body,
): Promise<Reply | Refused> {
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  const { rows } = await sql<Row>`SELECT cash, bonus, version FROM wallet
    WHERE member_id = ${caller.memberId} AND currency = ${currencyOf(mode)}`.execute(db)
  const { cash, bonus, version } = rows[0] ?? { cash: 0n, bonus: 0n, version: 0n }
  return { data: { balance: { money: cash, bonus, wallet_version: Number(version) } } }
}
