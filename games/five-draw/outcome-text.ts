import { outcomeText as sameAs } from '../keno/outcome-text.ts'
import type { OutcomeText } from '../outcome-text.ts'

/** What chance decided in a round, as the check of a round shows it. */
export const outcomeText: OutcomeText = sameAs
