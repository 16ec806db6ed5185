import { loadAnswers } from '../../answers-ahead.ts'
import type { AppContext } from '../../app-context.ts'

/** What operators wrote there, and what a member's own parts begin with. */
export function loadResponsibleGaming(context: AppContext): Promise<void> {
  return loadAnswers(context, { own: ['limits', 'play-overview'], inWords: ['house-pages'] })
}
