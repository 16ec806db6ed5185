import type { OfferStep } from '../../../contract/promotions/offer.ts'
import { Progress } from '../../ui/states/progress.tsx'
import { shareOf, useStepWords } from './use-offer-words.ts'

/** How far the player is, a bar for each thing that is asked. */
export function OfferSteps({ steps }: { steps: readonly OfferStep[] }) {
  const wordsOf = useStepWords()
  if (steps.length === 0) return null
  return (
    <div className="grid gap-3">
      {numbered(steps).map(({ key, step }) => {
        const { label, text } = wordsOf(step)
        return <Progress key={key} label={label} text={text} value={shareOf(step)} max={1} tone="wing" />
      })}
    </div>
  )
}

/** A promotion may ask for several of one kind: their order is theirs. */
function numbered(steps: readonly OfferStep[]) {
  const seen = new Map<string, number>()
  return steps.map(step => {
    const number = (seen.get(step.what) ?? 0) + 1
    seen.set(step.what, number)
    return { key: `${step.what} ${number}`, step }
  })
}
