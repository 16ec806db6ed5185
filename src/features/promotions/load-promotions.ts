import type { AppContext } from '../../app/app-context.ts'
import { loadAnswers } from '../../common/preloaded-answers.ts'

/** What the operator offers, for everybody. */
export function loadOffers(context: AppContext): Promise<void> {
  return loadAnswers(context, { everybody: ['activities'] })
}

/** The same, and how far the member is. */
export function loadActivityCentre(context: AppContext): Promise<void> {
  return loadAnswers(context, { own: ['offers', 'seven-days'], everybody: ['activities'] })
}
