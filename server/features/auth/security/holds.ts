import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type HoldRow, putHold, readHold } from './hold-store.ts'

const hour = 3_600_000

/** Holds withdrawals for the configured hours (docs/rules/accounts.md: 24); who took over a session gains nothing at once. */
export async function holdWithdrawals(deps: Deps, tx: Tx, memberId: string, reason: string): Promise<Date> {
  const until = new Date(deps.clock.now().getTime() + deps.config.money.withdrawal.holdHours * hour)
  await putHold(tx, memberId, { until, reason })
  return until
}

/** The hold that is on now, if any. */
export async function currentHold(
  { clock }: Pick<Deps, 'clock'>,
  db: Deps['db'],
  memberId: string,
): Promise<HoldRow | undefined> {
  const hold = await readHold(db, memberId)
  return hold !== undefined && hold.until > clock.now() ? hold : undefined
}
