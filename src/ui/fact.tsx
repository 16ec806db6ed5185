import type { ReactNode } from 'react'

/** One line of a list of facts (`dl`): what it is, and its value at the end. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hairline border-t py-2 first:border-t-0">
      <dt className="min-w-0 text-small text-soft">{label}</dt>
      <dd className="max-w-2/3 flex-none text-end text-small">{children}</dd>
    </div>
  )
}
