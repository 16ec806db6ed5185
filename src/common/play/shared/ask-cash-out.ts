import { cashOutTableBet } from '../../../../contract/games/shared-rounds.ts'
import type { AppContext } from '../../../app/app-context.ts'

/** One try's wait for its answer. */
const answerMs = 2_500
/** A line that breaks at once answers at once, too: without a pause all tries were over before it could come back. */
const pauseMs = 400
/** A crash is seldom further away, and what is cashed out so late is no longer what was pressed. */
const mostMs = 10_000

type Asked = Pick<AppContext, 'api' | 'now'> & {
  readonly memberId: string
  readonly betId: string
  /** The round has ended, or nobody waits any more. */
  readonly isOver: () => boolean
}

/** Asks again while there is no answer: the first record stands, so that asking twice does nothing twice. */
export async function askCashOut({ api, now, memberId, betId, isOver }: Asked) {
  const until = now() + mostMs
  for (;;) {
    const body = { bet_id: betId }
    const result = await api.call(cashOutTableBet, { body, member: memberId, timeoutMs: answerMs })
    const isAnswered = ['answer', 'refused', 'unauthenticated'].includes(result.kind)
    if (isAnswered || isOver() || now() + pauseMs >= until) return result
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    if (isOver()) return result
  }
}
