import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** A lot that only counts: the member may leave it and withdraw. */
export function earnBy(
  deps: Deps,
  tx: Tx,
  memberId: string,
  requirement: { source: string; key: string; required: bigint; expiresAt: Date },
): Promise<void> {
  const owner = { memberId, currency: 'BRL' } as const
  return deps.wallet.grantRequirement(tx, owner, { ...requirement, counting: 'weighted', holds: false })
}
