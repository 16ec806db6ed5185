import type * as z from 'zod/mini'
import type { callOutcome } from '../../../../contract/calls.ts'
import type { Language } from '../../../../contract/language.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refusalEnvelope, storedEnvelope } from '../../../platform/http/answers/envelope.ts'
import { AnswerExpired, openAnswer } from '../../../platform/http/answers/kept-answer.ts'
import { readRefusal } from '../../../platform/http/answers/stored-refusal.ts'
import {
  type CallFate,
  type CallId,
  clientKey,
  findCall,
  sweepAnswers,
} from '../../../platform/http/idempotency.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'

type Outcome = z.output<typeof callOutcome.reply>['data']

interface Asked {
  readonly caller: MemberCaller
  readonly language: Language
  readonly requestId: string
}

/** What became of the member's call so far. `unknown` is no answer: the call may still be travelling. */
export async function lookUpCall(deps: Deps, key: string, asked: Asked): Promise<Outcome> {
  const call = { memberId: asked.caller.memberId, key: clientKey(key) }
  return answerOf(deps, call, await findCall(deps.db, call), asked)
}

/**
 * Settles the doubt: waits for a call that is being done under this key and answers its outcome, else closes the key
 * for ever, so that a call still travelling is refused `call_closed`.
 */
export async function closeCallByKey(deps: Deps, key: string, asked: Asked): Promise<Outcome> {
  const call = { memberId: asked.caller.memberId, key: clientKey(key) }
  const fate = await transaction(deps.db, tx => deps.wallet.closeCall(tx, call), { keyed: true })
  return answerOf(deps, call, fate, asked)
}

function answerOf(deps: Deps, call: CallId, fate: CallFate, { language, requestId }: Asked): Outcome {
  switch (fate.state) {
    case 'done':
      return answerDone(() => storedEnvelope(openAnswer(deps, call, fate), 'done', language))
    case 'refused':
      return { state: 'refused', answer: refusalEnvelope(readRefusal(fate.answer), language, requestId) }
    case 'closed':
    case 'unknown':
      return { state: fate.state, answer: null }
  }
}

/** That it was done is known for good; what it answered, for some days. */
function answerDone(open: () => unknown): Outcome {
  try {
    return { state: 'done', answer: open() }
  } catch (error) {
    if (!(error instanceof AnswerExpired)) throw error
    return { state: 'done', answer: null, answer_expired: true }
  }
}

const answersATurn = 1_000

/** Throws away every answer whose days are over. */
export async function sweepExpiredAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  while ((await sweepAnswers(db, clock.now(), answersATurn)) === answersATurn);
}
