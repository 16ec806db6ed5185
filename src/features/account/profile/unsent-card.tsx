import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../../ui/states/badge.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'

type UnsentCardProps = {
  title: string
  tone: BadgeTone
  state: string
  time: string
  children: ReactNode
}

/** One thing that did not go its usual way: what it is, how it stands, when it was done, and what to do. */
export function UnsentCard({ title, tone, state, time, children }: UnsentCardProps) {
  return (
    <li className="grid gap-2 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex items-start justify-between gap-2">
        <p className="figures min-w-0 break-words font-firm">{keepAmounts(title)}</p>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <p className="figures text-faint text-small">{time}</p>
      {children}
    </li>
  )
}
