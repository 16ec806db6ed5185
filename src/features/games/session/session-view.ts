import type { CheckMinutes } from '../../../../contract/responsible-gambling/play-session.ts'
import type { Answers } from '../../../db/answer-rows.ts'

/** The session of real money as it stands at a moment of this device. */
export interface SessionView {
  readonly playedMs: number
  /** Centavos, as the server last reported them. */
  readonly staked: bigint
  readonly won: bigint
  readonly net: bigint
  /** No round begins until the member answers the check of this name. */
  readonly dueCheck: string | undefined
  readonly minutes: CheckMinutes
  /** When the server said so, by this device's clock. */
  readonly heardAt: number
}

/**
 * The device's clock only counts on from the server's: a phone that is set wrong shows the right time. A session whose half hour
 * without a round is over is none, and so is its check.
 */
export function sessionAt(shown: Answers['play-session'], now: number): SessionView {
  const { session, minutes, heardAt } = shown
  const serverNow = Date.parse(shown.now) + Math.max(0, now - heardAt)
  if (session === null || serverNow >= Date.parse(session.ends_at)) {
    return { playedMs: 0, staked: 0n, won: 0n, net: 0n, dueCheck: undefined, minutes, heardAt }
  }
  const { started_at, check_at, staked, won } = session
  return {
    playedMs: Math.max(0, serverNow - Date.parse(started_at)),
    staked,
    won,
    net: won - staked,
    dueCheck: serverNow >= Date.parse(check_at) ? check_at : undefined,
    minutes,
    heardAt,
  }
}
