import type * as z from 'zod/mini'
import { answerCheck, type MemberPlaySession, setCheckMinutes } from '../../../contract/play-session.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../../http/refuse.ts'
import { type Asked, runOnce } from '../../http/run-once.ts'
import { answerDueCheck, type Executor, findSession, readMinutes, writeMinutes } from './store.ts'

type Told = { data: MemberPlaySession }

export async function readPlaySession(
  deps: Pick<Deps, 'clock'>,
  on: Executor,
  memberId: string,
): Promise<Told> {
  const now = deps.clock.now()
  const running = await findSession(on, memberId, now)
  const minutes = await readMinutes(on, memberId)
  if (running === undefined) return { data: { session: null, minutes, now: now.toISOString() } }
  const { startedAt, endsAt, checkAt, staked, won } = running
  const session = {
    started_at: startedAt.toISOString(),
    ends_at: endsAt.toISOString(),
    staked,
    won,
    check_at: checkAt.toISOString(),
  }
  return { data: { session, minutes, now: now.toISOString() } }
}

/** Under the wallets' lock, as bets are: a bet is refused before the answer, or taken after it. */
export function goOn(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof answerCheck.body>>,
): Promise<Told | Refused> {
  return runOnce(deps, { endpoint: answerCheck, memberId, key, body }, async tx => {
    const checkAt = new Date(body.check_at)
    const isNews = await answerDueCheck(tx, { memberId, checkAt, at: deps.clock.now() })
    if (isNews) await tell(deps, tx, memberId)
    return readPlaySession(deps, tx, memberId)
  })
}

export function askMinutes(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof setCheckMinutes.body>>,
): Promise<Told | Refused> {
  return runOnce(deps, { endpoint: setCheckMinutes, memberId, key, body }, async tx => {
    await writeMinutes(tx, memberId, body.minutes)
    await tell(deps, tx, memberId)
    return readPlaySession(deps, tx, memberId)
  })
}

/** The member's other devices. */
function tell(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  return deps.wallet.announce(tx, { memberId, topic: 'play-session', payload: {} })
}
