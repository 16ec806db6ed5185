import type { ForfeitQuote } from '../../../../contract/promotions/bonus.ts'
import { useApp } from '../../../app/app-context.ts'
import { type MoneyFailure, useMoneyForm } from '../../../forms/use-money-form.ts'
import { forfeitCall } from './forfeit-call.ts'

type Forfeit = {
  giveUp: (quote: ForfeitQuote) => Promise<'done' | 'changed' | 'failed'>
  isSending: boolean
  failure: MoneyFailure | undefined
}

/** Gives up what the quote named. `changed`: more or less would be lost by now, so the new quote is to be looked at first. */
export function useForfeit(memberId: string, grantId: string | undefined): Forfeit {
  const { sync } = useApp()
  const { send, isSending, failure } = useMoneyForm(forfeitCall, memberId)
  const giveUp = async (quote: ForfeitQuote) => {
    const named = grantId === undefined ? {} : { grant_id: grantId }
    const outcome = await send({ ...named, version: quote.version })
    if (outcome.kind === 'refused')
      return outcome.refusal.error === 'bonus_quote_changed' ? 'changed' : 'failed'
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return 'failed'
    for (const id of ['bonuses', 'balance', 'drawing-terms']) void sync.pull(id, { force: true })
    return 'done'
  }
  return { giveUp, isSending, failure }
}
