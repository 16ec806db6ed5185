import type { ReactNode } from 'react'
import { keepAmounts } from '../../src/ui/text/keep-amounts.tsx'

/** Facts beside each other, as many as fit: an amount never stands in its neighbour. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-4 wide:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]">
      {children}
    </dl>
  )
}

/** A name and what stands under it, in `Facts` or a `dl` of another shape. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-faint text-small">{name}</dt>
      <dd className="figures font-firm">{keepAmounts(children)}</dd>
    </div>
  )
}
