import type { OutcomeText } from '../outcome-text.ts'
import { outcomeText as sameAs } from '../slots/outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = sameAs
