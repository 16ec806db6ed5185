import type { BaseTables } from '../../db/database.ts'
import type { BalanceRow } from '../../db/personal-rows.ts'

/** The half of two that is truer: the one of the higher wallet version; of the same version, the one heard later. */
function newer<Half extends { wallet_version: number; asOf: number }>(one: Half, other: Half): Half {
  if (one.wallet_version !== other.wallet_version)
    return one.wallet_version > other.wallet_version ? one : other
  return one.asOf >= other.asOf ? one : other
}

/** Two rows of one member as one, in whatever order they arrive: a late answer never turns a balance back. */
export function mergeBalance(known: BalanceRow | undefined, received: BalanceRow): BalanceRow {
  if (!known) return received
  const { money, bonus, wallet_version, asOf } = newer(known, received)
  const rest = known.rest && received.rest ? newer(known.rest, received.rest) : (known.rest ?? received.rest)
  return { memberId: received.memberId, money, bonus, wallet_version, asOf, rest }
}

/** Limits the age to now: a later time comes from a clock that has been set back, and the row would stay the newest until then. */
function notAfter(now: number, { rest, ...known }: BalanceRow): BalanceRow {
  const asOf = Math.min(known.asOf, now)
  return { ...known, asOf, rest: rest && { ...rest, asOf: Math.min(rest.asOf, now) } }
}

/** Stores what an answer that was just heard said of the member's balance. Call it inside a transaction over `balances`. */
export async function putBalance(tables: Pick<BaseTables, 'balances'>, received: BalanceRow): Promise<void> {
  const known = await tables.balances.get(received.memberId)
  await tables.balances.put(mergeBalance(known && notAfter(received.asOf, known), received))
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
