import type { AccountRow } from '../../../db/personal-rows.ts'

/** Until when a new account still waits, in milliseconds; `undefined`: it takes withdrawals. */
export function heldUntil(
  { payable_from }: Pick<AccountRow, 'payable_from'>,
  now: number,
): number | undefined {
  // Rows that an older version stored do not have it.
  const from = Date.parse(payable_from ?? '')
  return from > now ? from : undefined
}
