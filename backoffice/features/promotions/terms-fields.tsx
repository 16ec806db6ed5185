import { leavesOf } from '../../../contract/promotions/terms-leaves.ts'
import { listsOf } from './leaves.ts'
import { TermField } from './term-field.tsx'
import { TermsList } from './terms-list.tsx'
import type { TermsDraft } from './use-terms-draft.ts'

/** Every value of the terms as a field of its own: the single ones, then each list. */
export function TermsFields({ draft }: { draft: TermsDraft }) {
  const single = leavesOf(draft.terms).filter(({ path }) => path.length === 1)
  return (
    <div className="grid gap-5">
      {single.length === 0 ? null : (
        // Label, input and error each have their own line: inputs stay aligned whatever error is shown below one of them.
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-3 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid *:pb-1.5 *:*:first:self-end">
          {single.map(leaf => (
            <TermField key={leaf.path.join('.')} leaf={leaf} draft={draft} />
          ))}
        </div>
      )}
      {listsOf(draft.terms).map(({ name, items }) => (
        <TermsList key={name} name={name} items={items} draft={draft} />
      ))}
    </div>
  )
}
