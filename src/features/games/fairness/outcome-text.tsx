import { useLingui } from '@lingui/react/macro'
import type { OutcomeText as WriteOutcome } from '../../../../games/outcome-text.ts'
import { CodeFact } from './code-fact.tsx'

/** One of each engine, small enough to come with the page: a round can be read without its game. */
const writers = import.meta.glob<WriteOutcome>('../../../../games/*/outcome-text.ts', {
  eager: true,
  import: 'outcomeText',
})

type OutcomeTextProps = { label: string; engine: string | null; view: unknown }

/** What chance decided in a round: the roll, the cards, the numbers. */
export function OutcomeText({ label, engine, view }: OutcomeTextProps) {
  const { t } = useLingui()
  const text = writers[`../../../../games/${engine}/outcome-text.ts`]?.(view)
  return <CodeFact term={label} text={text ?? t`not readable`} />
}
