import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

/** A name and a long value that people compare by eye or copy. */
export function CodeFact({ term, text }: { term: string; text: string }) {
  return (
    <div className="rounded-corner bg-ground-deep px-3 py-2">
      <dt className="text-faint text-tiny">{term}</dt>
      <dd className="break-all font-code text-small">{keepAmounts(text)}</dd>
    </div>
  )
}
