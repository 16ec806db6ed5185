import type { ReactNode } from 'react'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

type SumLineProps = { label: string; children: ReactNode; strong?: boolean }

/** One line of a sum: what, and how much. Stands in a `<dl>`. */
export function SumLine({ label, children, strong = false }: SumLineProps) {
  return (
    <div className="flex min-h-8 items-baseline justify-between gap-4">
      {/* Its words wrap before anything at the end does: a number is never broken. */}
      <dt className={`shrink-[9999] ${strong ? 'font-firm' : 'text-small text-soft'}`}>
        {keepAmounts(label)}
      </dt>
      <dd className="min-w-0 text-end">{keepAmounts(children)}</dd>
    </div>
  )
}
