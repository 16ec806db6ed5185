import type { ReactNode } from 'react'

/** One line of a movement's facts: what it is, and its value at the end. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hairline border-t py-2 first:border-t-0">
      <dt className="min-w-0 text-small text-soft">{label}</dt>
      <dd className="min-w-0 text-end text-small">{children}</dd>
    </div>
  )
}
