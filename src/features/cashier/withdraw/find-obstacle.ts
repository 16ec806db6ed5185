import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import type { AccountRow, DrawingTermsRow } from '../../../db/personal-rows.ts'
import { heldUntil } from './held-until.ts'

export type Obstacle =
  | { kind: 'open'; withdrawal: Withdrawal }
  /** Milliseconds. */
  | { kind: 'held'; until: number }
  /** Centavos left to stake, and what could be withdrawn then. */
  | { kind: 'wagering'; left: bigint; available: bigint }
  /** Centavos owed. */
  | { kind: 'debt'; debt: bigint }
  /** The level's limits of the day are reached; the day ends at midnight in São Paulo. */
  | { kind: 'day'; times: number; limit: bigint; level: number }
  | { kind: 'too-little'; available: bigint; min: bigint }
  | { kind: 'no-password' }
  | { kind: 'no-account' }
  /** Each of them is new and waits its day; milliseconds. */
  | { kind: 'account-held'; until: number }

/** The first thing to be done, or waited for, before a withdrawal; what only waiting helps against comes first. */
export function findObstacle(
  terms: DrawingTermsRow,
  confirmed: readonly AccountRow[],
  now: number,
): Obstacle | undefined {
  if (terms.open_withdrawal) return { kind: 'open', withdrawal: terms.open_withdrawal }
  const until = terms.held_until === null ? 0 : Date.parse(terms.held_until)
  if (until > now) return { kind: 'held', until }
  if (terms.debt > 0n) return { kind: 'debt', debt: terms.debt }
  if (terms.ml_money > 0n) return { kind: 'wagering', left: terms.ml_money, available: terms.available }
  if (isUsedUp(terms)) {
    const { times, limit, level } = terms.today
    return { kind: 'day', times, limit, level }
  }
  if (terms.available < terms.min) return { kind: 'too-little', available: terms.available, min: terms.min }
  if (!terms.has_qk_pwd) return { kind: 'no-password' }
  if (confirmed.length === 0) return { kind: 'no-account' }
  const waits = confirmed.map(account => heldUntil(account, now) ?? 0)
  return waits.includes(0) ? undefined : { kind: 'account-held', until: Math.min(...waits) }
}

function isUsedUp({ today, min }: DrawingTermsRow): boolean {
  return !today.is_waived && (today.times_left === 0 || today.left < min)
}
