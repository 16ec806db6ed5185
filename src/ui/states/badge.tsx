import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { keepAmounts } from '../text/keep-amounts.tsx'

export type BadgeTone = 'sun' | 'scarlet' | 'leaf' | 'sky' | 'plain'

type BadgeProps = { tone?: BadgeTone; icon?: string; children: ReactNode }

const tones: Record<BadgeTone, string> = {
  sun: 'bg-sun-wash text-sun-text',
  scarlet: 'bg-scarlet-wash text-scarlet-text',
  leaf: 'bg-leaf-wash text-leaf-text',
  sky: 'bg-sky-wash text-sky-text',
  plain: 'bg-pressed text-text',
}

/** A state in a word: paid, under review, live. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={`feather-small inline-flex items-center gap-1 max-w-full flex-none px-2.5 py-1 font-firm text-tiny ${tones[tone]}`}
    >
      {icon ? <Icon shape={icon} size={16} className="size-3.5" /> : null}
      {keepAmounts(children)}
    </span>
  )
}
