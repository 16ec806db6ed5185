import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { overviewMonths } from '../../../../contract/responsible-gambling/overview.ts'
import {
  answerCheck,
  type EndedSession,
  type MemberPlaySession,
  setCheckMinutes,
} from '../../../../contract/responsible-gambling/play-session.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import {
  answerDueCheck,
  type Executor,
  listEnded,
  readKnown,
  type SessionRow,
  writeMinutes,
} from './store.ts'

type Answer = { data: MemberPlaySession }

/** The play session that runs, and after how many minutes the member is asked. */
export async function readPlaySession(
  deps: Pick<Deps, 'clock'>,
  on: Executor,
  memberId: string,
): Promise<Answer> {
  const now = deps.clock.now()
  const known = await readKnown(on, memberId)
  const { minutes, last } = known ?? { minutes: 60, last: null }
  const session = last === null || last.endsAt <= now ? null : toWire(last)
  const wallet_version = Number(known?.version ?? 0)
  return { data: { session, minutes, wallet_version, now: now.toISOString() } }
}

function toWire({ startedAt, endsAt, checkAt, staked, won }: SessionRow): MemberPlaySession['session'] {
  return {
    started_at: startedAt.toISOString(),
    ends_at: endsAt.toISOString(),
    staked,
    won,
    check_at: checkAt.toISOString(),
  }
}

/** Under the wallets' lock, as bets are: a bet is refused before the answer, or taken after it. */
export function goOn(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof answerCheck.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: answerCheck, memberId, key, body }, async tx => {
    const checkAt = new Date(body.check_at)
    const isNews = await answerDueCheck(tx, { memberId, checkAt, at: deps.clock.now() })
    if (isNews) await notify(deps, tx, memberId)
    return readPlaySession(deps, tx, memberId)
  })
}

/** Sets after how many minutes of play the member is asked whether to go on. */
export function askMinutes(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof setCheckMinutes.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: setCheckMinutes, memberId, key, body }, async tx => {
    await writeMinutes(tx, memberId, body.minutes)
    await notify(deps, tx, memberId)
    return readPlaySession(deps, tx, memberId)
  })
}

/** The member's other devices. */
function notify(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  return deps.wallet.announce(tx, { memberId, topic: 'play-session', payload: {} })
}

/** Of one month, `YYYY-MM`; the last session is listed as soon as it is over, though its row comes with the next. */
export async function readEndedSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
  month: string,
): Promise<{ data: { month: string; sessions: EndedSession[] } }> {
  const now = clock.now()
  const isShown = monthsBetween(month, brazilDay(now)) < overviewMonths
  const rows = isShown ? await listEnded(db, memberId, { month, now }) : []
  const sessions = rows.map(({ started_at, last_at, why, staked, won }) => ({
    started_at: started_at.toISOString(),
    ended_at: last_at.toISOString(),
    why,
    staked,
    won,
    net: won - staked,
  }))
  return { data: { month, sessions } }
}

/** From a `YYYY-MM` to the month of a day. */
function monthsBetween(month: string, day: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return count(day) - count(month)
}
