import type { ReactNode } from 'react'
import { keepAmounts } from './keep-amounts.tsx'

type FactProps = {
  label: ReactNode
  /** A number too long to stand beside its name: it gets a line of its own. */
  isLong?: boolean
  children: ReactNode
}

/** One line of a list of facts (`dl`): what it is, and its value at the end. */
export function Fact({ label, isLong = false, children }: FactProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-4 border-hairline border-t py-2 first:border-t-0 ${isLong ? 'flex-wrap' : ''}`}
    >
      <dt className="min-w-0 text-small text-soft">{keepAmounts(label)}</dt>
      <dd className={`flex-none text-end text-small ${isLong ? 'ms-auto max-w-full' : 'max-w-2/3'}`}>
        {keepAmounts(children)}
      </dd>
    </div>
  )
}
