import type { ReactNode } from 'react'

/** A name and what stands under it, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-faint text-small">{name}</dt>
      <dd className="figures font-firm">{children}</dd>
    </div>
  )
}
