import type * as z from 'zod/mini'
import type {
  Movement,
  OrderAsk,
  orderAssociation,
  orderChart,
  orderDetails,
  orderFee,
} from '../../../../contract/cashier/orders.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { requirementKeyOf } from '../../../wallet/requirements.ts'
import { closePage, type OpenAsk, openAsk } from './ask.ts'
import { associate } from './associate.ts'
import { toFee, toMovement } from './movement-view.ts'
import {
  groupsQuery,
  type MovementFilter,
  type MovementRow,
  movementsQuery,
  ordersVersion,
  projectOrders,
  requirementsOf,
  transfersOf,
} from './store.ts'
import { daysQuery, readTotals } from './sums.ts'

type Details = z.output<typeof orderDetails.reply>
type Fees = z.output<typeof orderFee.reply>
type Associations = z.output<typeof orderAssociation.reply>
type Chart = z.output<typeof orderChart.reply>

/** Every movement of the member's money but play, with the four totals of the asked days. */
export async function readDetails(deps: Deps, memberId: string, asked: OrderAsk): Promise<Details | Refused> {
  const ask = await begin(deps, memberId, asked)
  if (ask instanceof Refused) return ask
  const { shown, state } = await readPage(deps, memberId, ask)
  const totals = await readTotals(deps.db, memberId, asked)
  return {
    details: await withTransfers(deps, memberId, shown),
    total_recharge_amount: totals.recharge,
    total_withdraw_amount: totals.withdraw,
    total_bonus_amount: totals.bonus,
    total_fee_amount: totals.fee,
    ...state,
  }
}

/** Every fee that was taken or given back. */
export async function readFees(deps: Deps, memberId: string, asked: OrderAsk): Promise<Fees | Refused> {
  const ask = await begin(deps, memberId, asked)
  if (ask instanceof Refused) return ask
  const { shown, state } = await readPage(deps, memberId, ask, 'fees')
  const { fee } = await readTotals(deps.db, memberId, asked)
  return { fee: shown.map(toFee), total_fee_amount: fee, ...state }
}

/** Movements that belong together (docs/rules/promotions.md), by what they began with, newest first. */
export async function readAssociations(
  deps: Deps,
  memberId: string,
  asked: OrderAsk,
): Promise<Associations | Refused> {
  const ask = await begin(deps, memberId, asked)
  if (ask instanceof Refused) return ask
  const { shown, state } = await readPage(deps, memberId, ask, 'roots')
  const groups = shown.map(row => row.group_id)
  const { rows } = await groupsQuery(memberId, groups).execute(deps.db)
  const movements = await withTransfers(deps, memberId, rows)
  const requirements = await requirementsOf(deps.db, memberId, {
    keys: rows.map(row => requirementKeyOf(row.key)),
    recharges: rows.flatMap(row => (row.category === 'recharge' ? (row.order_id ?? []) : [])),
  })
  const association = groups.flatMap(group => {
    const ofGroup = rows.filter(row => row.group_id === group)
    const names = ofGroup.flatMap(row => [requirementKeyOf(row.key), row.order_id ?? []].flat())
    const found = associate(
      ofGroup,
      movements.filter(movement => movement.association_id === group),
      requirements.filter(
        requirement => names.includes(requirement.key) || names.includes(requirement.key.slice(-36)),
      ),
    )
    return found ?? []
  })
  return { association, ...state }
}

/** Sums by day or month of what the member deposited, withdrew, staked and won, in centavos. */
export async function readChart(
  deps: Deps,
  memberId: string,
  period: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Chart | Refused> {
  const { from, to } = period
  if (from !== undefined && to !== undefined && from > to) return refuseFields({ to: ['invalid'] })
  await projectOrders(deps.db, memberId)
  const { rows } = await daysQuery(memberId, period).execute(deps.db)
  return { chart: rows.toReversed() }
}

/** Reads the version before the rows: a change in between is returned twice, never missed. */
async function begin(deps: Deps, memberId: string, asked: OrderAsk): Promise<OpenAsk | Refused> {
  const now = await ordersVersion(deps.db, memberId)
  await projectOrders(deps.db, memberId)
  return openAsk(asked, now)
}

async function readPage(deps: Deps, memberId: string, ask: OpenAsk, only?: MovementFilter['only']) {
  if (ask.unchanged) return closePage<MovementRow>([], ask)
  // A group that changed is returned by its root, which may be older.
  const { rows } = await movementsQuery(memberId, { ...ask.filter, only }).execute(deps.db)
  return closePage(rows, ask)
}

async function withTransfers(
  deps: Deps,
  memberId: string,
  rows: readonly MovementRow[],
): Promise<Movement[]> {
  const transfers = await transfersOf(
    deps.db,
    memberId,
    rows.map(row => row.id),
  )
  const byMovement = Map.groupBy(transfers, transfer => transfer.transaction_id)
  return rows.map(row => toMovement(row, byMovement.get(row.id) ?? []))
}
