import type { BaseTables } from '../../db/database.ts'
import type { BalanceRow } from '../../db/personal-rows.ts'

/** The half of two that is truer: the one of the higher wallet version; of the same version, the one heard later. */
function newer<Half extends { wallet_version: number; asOf: number }>(one: Half, other: Half): Half {
  if (one.wallet_version !== other.wallet_version)
    return one.wallet_version > other.wallet_version ? one : other
  return one.asOf >= other.asOf ? one : other
}

/** Two rows of one member as one, in whatever order they arrive: a late answer never turns a balance back. */
export function mergeBalance(known: BalanceRow | undefined, heard: BalanceRow): BalanceRow {
  if (!known) return heard
  const { money, bonus, wallet_version, asOf } = newer(known, heard)
  const rest = known.rest && heard.rest ? newer(known.rest, heard.rest) : (known.rest ?? heard.rest)
  return { memberId: heard.memberId, money, bonus, wallet_version, asOf, rest }
}

/** Limits the age to now: a later time comes from a clock that has been set back, and the row would stay the newest until then. */
function notAfter(now: number, { rest, ...known }: BalanceRow): BalanceRow {
  const asOf = Math.min(known.asOf, now)
  return { ...known, asOf, rest: rest && { ...rest, asOf: Math.min(rest.asOf, now) } }
}

/** Stores what an answer that was just heard said of the member's balance. Call it inside a transaction over `balances`. */
export async function putBalance(tables: Pick<BaseTables, 'balances'>, heard: BalanceRow): Promise<void> {
  const known = await tables.balances.get(heard.memberId)
  await tables.balances.put(mergeBalance(known && notAfter(heard.asOf, known), heard))
}

/** The server confirmed what its last whole answer said: that is of this moment, not of the day when it last changed. */
export async function confirmBalance(
  tables: Pick<BaseTables, 'balances'>,
  memberId: string,
  asOf: number,
): Promise<void> {
  const known = await tables.balances.get(memberId)
  if (!known?.rest) return
  const { rest } = known
  // An answer about a bet may have brought a newer wallet since: then the confirmed one is not the newest.
  const isWhole = known.wallet_version === rest.wallet_version
  await tables.balances.put({ ...known, asOf: isWhole ? asOf : known.asOf, rest: { ...rest, asOf } })
}
