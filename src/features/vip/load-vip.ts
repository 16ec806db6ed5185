import type { AppContext } from '../../app/app-context.ts'
import { loadAnswers } from '../../common/preloaded-answers.ts'

/** The ladder, for everybody. */
export function loadLadder(context: AppContext): Promise<void> {
  return loadAnswers(context, { inWords: ['vip-levels'] })
}

/** The same, and where the member stands. */
export function loadVip(context: AppContext): Promise<void> {
  return loadAnswers(context, { own: ['vip', 'vip-history'], inWords: ['vip-levels'] })
}
