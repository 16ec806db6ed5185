import type * as z from 'zod/mini'
import type { callOutcome } from '../../../contract/calls.ts'
import type { Language } from '../../../contract/language.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { MemberCaller } from '../../http/caller.ts'
import { refusalEnvelope, storedEnvelope } from '../../http/envelope.ts'
import { readRefusal } from '../../http/stored-refusal.ts'
import { type CallFate, clientKey, findCall } from '../../wallet/calls.ts'

type Outcome = z.output<typeof callOutcome.reply>['data']

interface Asked {
  readonly caller: MemberCaller
  readonly language: Language
  readonly requestId: string
}

/** What became of the member's call so far. `unknown` is no answer: the call may still be travelling. */
export async function lookUpCall(deps: Deps, key: string, asked: Asked): Promise<Outcome> {
  return tell(await findCall(deps.db, { memberId: asked.caller.memberId, key: clientKey(key) }), asked)
}

/**
 * Settles the doubt: waits for a call that is being done under this key and answers its outcome, else closes the key
 * for ever, so that a call still travelling is refused `call_closed`.
 */
export async function closeCallByKey(deps: Deps, key: string, asked: Asked): Promise<Outcome> {
  const call = { memberId: asked.caller.memberId, key: clientKey(key) }
  const fate = await transaction(deps.db, tx => deps.wallet.closeCall(tx, call), { keyed: true })
  return tell(fate, asked)
}

function tell(fate: CallFate, { language, requestId }: Asked): Outcome {
  switch (fate.state) {
    case 'done':
      return { state: 'done', answer: storedEnvelope(fate.answer, 'done', language) }
    case 'refused':
      return { state: 'refused', answer: refusalEnvelope(readRefusal(fate.answer), language, requestId) }
    case 'closed':
    case 'unknown':
      return { state: fate.state, answer: null }
  }
}
