import type { AppContext } from '../../../app/app-context.ts'
import { loadAnswers } from '../../../common/preloaded-answers.ts'

/** What operators wrote there, and what a member's own parts begin with. */
export function loadResponsibleGaming(context: AppContext): Promise<void> {
  return loadAnswers(context, { own: ['limits', 'play-overview'], inWords: ['house-pages'] })
}
