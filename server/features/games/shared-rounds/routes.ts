import {
  cancelTableBet,
  cashOutTableBet,
  placeTableBet,
  tableChains,
  tableState,
} from '../../../../contract/games/shared-rounds.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { memberRoute, type Route, route } from '../../../platform/http/route.ts'
import { readChains } from './announced-chains.ts'
import { cancelBet, placeBet } from './place.ts'
import type { SharedDeps } from './shared-deps.ts'
import { readTable } from './state.ts'
import { toTableBet } from './table-bet.ts'

export function sharedRoundsRoutes(deps: SharedDeps): Route[] {
  return [
    route(tableChains, async () => ({ data: await readChains(deps) })),
    memberRoute(tableState, ({ caller, body }) => readTable(deps, caller, body)),
    memberRoute(placeTableBet, ({ caller, body, idempotencyKey }) =>
      placeBet(deps, { caller, body, key: keyOf(idempotencyKey) }),
    ),
    memberRoute(cancelTableBet, ({ caller: { memberId }, body, idempotencyKey }) =>
      cancelBet(deps, { memberId, body, key: keyOf(idempotencyKey) }),
    ),
    memberRoute(cashOutTableBet, async ({ caller: { memberId }, body }) => {
      const row = await deps.cashOuts.take(memberId, body.bet_id)
      return row instanceof Refused
        ? row
        : { data: { bet: toTableBet({ ...row, status: 'open', payout: 0n }) } }
    }),
  ]
}

/** Calls without a key were refused by the pipeline. */
function keyOf(key: string | undefined): string {
  if (key === undefined) throw new Error('A keyed call arrived without its key')
  return key
}
