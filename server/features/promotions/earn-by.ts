import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** A lot that only counts: the member may leave it and withdraw. */
export function earnBy(
  deps: Deps,
  tx: Tx,
  memberId: string,
  lot: { source: string; key: string; required: bigint; expiresAt: Date },
): Promise<void> {
  const owner = { memberId, currency: 'BRL' } as const
  return deps.wallet.grantLot(tx, owner, { ...lot, counting: 'weighted', holds: false })
}
