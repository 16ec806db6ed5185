import type { WalletRow } from '../../../platform/database/tables.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { Identity } from '../../auth/service.ts'
import { refuseOnBreak } from '../../responsible-gambling/breaks/service.ts'
import { refuseDeposit, refuseWithoutLimits } from '../../responsible-gambling/limits/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { countOpen } from './store.ts'

export interface Depositor {
  readonly person: Identity | undefined
  readonly wallet: Pick<WalletRow, 'play_blocked_until'> | undefined
}

/** Whether the member may deposit at all: asked when the order is made and again when the money lands (`server/wallet/README.md`). */
export function refuseDepositor(deps: MoneyDeps, { person, wallet }: Depositor): Refused | undefined {
  if (person === undefined || person.cpf === null) return refuse('deposits_closed')
  if (person.status === 'frozen') return refuse('account_frozen')
  if (person.status === 'closed') return refuse('account_closed')
  const until = wallet?.play_blocked_until ?? null
  return until !== null && until > deps.clock.now() ? refuse('deposits_closed') : undefined
}

interface Orderer extends Depositor {
  readonly memberId: string
  readonly money: bigint
}

/** The same for a new order, of which a member may have only so many open, and which their own limits must allow. */
export async function refuseOrderer(
  deps: MoneyDeps,
  tx: Tx,
  { memberId, money, ...depositor }: Orderer,
): Promise<Refused | undefined> {
  // Names the pause and its end; a payment received during a pause is refused with `deposits_closed` only.
  const refused =
    (await refuseOnBreak(deps, tx, memberId)) ??
    refuseDepositor(deps, depositor) ??
    (await refuseWithoutLimits(deps, tx, memberId)) ??
    (await refuseDeposit(deps, tx, memberId, money))
  if (refused !== undefined) return refused
  const most = deps.config.money.deposit.openOrders
  const open = await countOpen(tx, memberId)
  return open < most ? undefined : refuse('too_many_open_orders', { details: { most } })
}
