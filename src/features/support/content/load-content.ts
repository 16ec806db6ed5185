import type { AppContext } from '../../../app/app-context.ts'
import { loadAnswers } from '../../../common/preloaded-answers.ts'
import type { ContentName } from './use-content.ts'

/** What operators wrote, as the device keeps it. */
export function loadContent(context: AppContext, name: ContentName): Promise<void> {
  return loadAnswers(context, { inWords: [name] })
}
