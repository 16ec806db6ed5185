import { rechargeOnline } from '../../../../contract/cashier/money.ts'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { placeTableBet } from '../../../../contract/games/shared-rounds.ts'
import { launchGame, startRound } from '../../../../contract/lobby/games.ts'
import { placeSportsBet } from '../../../../contract/sportsbook/sports.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { GateQuestion } from '../../../platform/http/requests/gate-question.ts'
import { isPlay, wasSeen } from '../../../platform/http/requests/gate-question.ts'
import { missingDetails } from './member-details.ts'

/** New money in and new stakes. A round under way goes on, what was won is paid, and withdrawals stay open. */
const gated: ReadonlySet<Endpoint> = new Set<Endpoint>([
  rechargeOnline,
  launchGame,
  startRound,
  placeTableBet,
  placeSportsBet,
])

const mostRemembered = 50_000

/**
 * Refuses `details_missing` to a member who has not given the details that the licence requires. Details are never withdrawn,
 * so a member whose details are complete is not looked up again.
 */
export function createDetailsGate(deps: Deps): (asking: GateQuestion) => Promise<Refused | undefined> {
  const whole = new Set<string>()
  return async ({ endpoint, caller, idempotencyKey, body }) => {
    if (deps.config.regime.registration.required.length === 0) return undefined
    if (!gated.has(endpoint) || caller.kind !== 'member' || caller.isDemo || isPlay(body)) return undefined
    const { memberId } = caller
    if (whole.has(memberId)) return undefined
    const missing = await missingDetails(deps, deps.db, memberId)
    if (missing.length === 0) {
      if (whole.size >= mostRemembered) whole.clear()
      whole.add(memberId)
      return undefined
    }
    // What was done before is still answered.
    const isKnown = idempotencyKey !== undefined && (await wasSeen(deps.db, memberId, idempotencyKey))
    return isKnown ? undefined : refuse('details_missing', { details: { missing: missing.join(' ') } })
  }
}
