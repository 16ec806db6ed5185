import type { ReactNode } from 'react'

type ListProps = { children: ReactNode; label?: string }

/** A card of rows. */
export function List({ children, label }: ListProps) {
  return (
    <ul
      aria-label={label}
      className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
    >
      {children}
    </ul>
  )
}
