import { rechargeOnline } from '../../../../contract/cashier/money.ts'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { placeTableBet } from '../../../../contract/games/shared-rounds.ts'
import { launchGame, startRound } from '../../../../contract/lobby/games.ts'
import { promotions } from '../../../../contract/promotions/registry.ts'
import { placeSportsBet } from '../../../../contract/sportsbook/sports.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type GateQuestion, isPlay, wasSeen } from '../../../platform/http/requests/gate-question.ts'
import { inForceAt } from './rules.ts'
import { acceptedVersion } from './service.ts'
import { listTerms, type TermsRow } from './store.ts'

/** New money in, new stakes and new rewards. Whatever ends, pays out or only reads stays open: withdrawals first of all. */
const gated: ReadonlySet<Endpoint> = new Set<Endpoint>([
  rechargeOnline,
  launchGame,
  startRound,
  placeTableBet,
  placeSportsBet,
  ...promotions.map(({ claim }) => claim.endpoint),
])

/** A version is announced two weeks ahead: processes that read the list this often all know it in time. */
const rereadMs = 30_000
const mostRemembered = 50_000

export interface TermsGate {
  /** `terms_not_accepted` for who has not accepted what is in force. */
  readonly refuses: (asking: GateQuestion) => Promise<Refused | undefined>
  /** The versions changed in this process. */
  readonly forget: () => void
}

/** From the day a version is in force, calls for real money are refused until it is accepted. */
export function createTermsGate(
  deps: Deps,
  readJoined: (memberId: string) => Promise<Date | undefined>,
): TermsGate {
  const { db, clock } = deps
  let known: { readonly rows: readonly TermsRow[]; readonly at: number } | undefined
  const accepted = new Map<string, bigint>()
  const rowsNow = async (now: number) => {
    if (known === undefined || Math.abs(now - known.at) > rereadMs)
      known = { rows: await listTerms(db), at: now }
    return known.rows
  }
  const hasAccepted = async (memberId: string, version: bigint) => {
    if ((accepted.get(memberId) ?? 0n) >= version) return true
    const found = await acceptedVersion(db, { memberId, joined: await readJoined(memberId) })
    if (accepted.size >= mostRemembered) accepted.clear()
    accepted.set(memberId, found)
    return found >= version
  }
  return {
    forget: () => {
      known = undefined
    },
    refuses: async ({ endpoint, caller, idempotencyKey, body }) => {
      if (!gated.has(endpoint) || caller.kind !== 'member' || caller.isDemo || isPlay(body)) return undefined
      const now = clock.now()
      const current = inForceAt(await rowsNow(now.getTime()), now)
      if (current === undefined || (await hasAccepted(caller.memberId, current.version))) return undefined
      // What was done before is still answered: a lost answer is looked up under its key after midnight, too.
      const isKnown = idempotencyKey !== undefined && (await wasSeen(db, caller.memberId, idempotencyKey))
      return isKnown
        ? undefined
        : refuse('terms_not_accepted', { details: { version: Number(current.version) } })
    },
  }
}
