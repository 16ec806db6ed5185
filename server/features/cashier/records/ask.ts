import type { OrderAsk } from '../../../../contract/cashier/orders.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MovementFilter, OrdersVersion } from './store.ts'

export interface OpenAsk {
  readonly filter: MovementFilter
  readonly limit: number
  /** What the answer says it is as of: that of the first page. */
  readonly version: string
  readonly reset: boolean
  readonly unchanged: boolean
}

const usualPage = 50

/** Reads cursor and `since`. Every page answers the version of the first, so the next delta has the changes made meanwhile. */
export function openAsk(ask: OrderAsk, now: OrdersVersion): OpenAsk | Refused {
  const { from, to, kind, state, review, limit = usualPage } = ask
  if (from !== undefined && to !== undefined && from > to) return refuseFields({ to: ['invalid'] })
  const cursor = ask.cursor === undefined ? undefined : readCursor(ask.cursor)
  if (ask.cursor !== undefined && cursor === undefined) return refuseFields({ cursor: ['invalid'] })
  const since = ask.since === undefined ? undefined : readVersion(ask.since, now)
  const version = cursor?.version ?? writeVersion(now)
  return {
    filter: { from, to, kind, state, review, since, before: cursor?.before, limit: limit + 1 },
    limit,
    version,
    reset: ask.since !== undefined && since === undefined,
    unchanged: since !== undefined && cursor === undefined && ask.since === version,
  }
}

/** The rows of a page and the state of the list beside them; one row more was read to find out whether the list goes on. */
export function closePage<Row extends { readonly version: bigint }>(rows: readonly Row[], ask: OpenAsk) {
  const shown = rows.slice(0, ask.limit)
  const last = rows.length > ask.limit ? shown.at(-1) : undefined
  const state = {
    next_cursor: last === undefined ? null : `${ask.version}~${last.version}`,
    version: ask.version,
    deleted: [],
    reset: ask.reset,
    unchanged: ask.unchanged,
  }
  return { shown, state }
}

function writeVersion({ wallet, recharges, withdrawals }: OrdersVersion): string {
  return `${wallet}.${recharges}.${withdrawals}`
}

/** `undefined`: none of ours, or from a future that a restored database does not know. */
function readVersion(text: string, now: OrdersVersion): OrdersVersion | undefined {
  const [, wallet, recharges, withdrawals] = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/.exec(text) ?? []
  if (wallet === undefined || recharges === undefined || withdrawals === undefined) return undefined
  const known = { wallet: BigInt(wallet), recharges: BigInt(recharges), withdrawals: BigInt(withdrawals) }
  const isPast =
    known.wallet <= now.wallet && known.recharges <= now.recharges && known.withdrawals <= now.withdrawals
  return isPast ? known : undefined
}

/** The version may be left out by who does not follow deltas: a page is then the same whatever happened meanwhile. */
function readCursor(text: string) {
  const [, version, before] = /^(?:(\d{1,18}\.\d{1,18}\.\d{1,18})~)?(\d{1,18})$/.exec(text) ?? []
  return before === undefined ? undefined : { version, before: BigInt(before) }
}
