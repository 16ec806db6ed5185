import { useLingui } from '@lingui/react/macro'
import type { OutcomeTone } from '../../../common/play/outcome-words.ts'

export type RecentItem = {
  id: string
  text: string
  tone: OutcomeTone
  /** The game's own look in place of won and lost. */
  className?: string
}

const looks: Record<OutcomeTone, string> = {
  won: 'bg-leaf-wash text-leaf-text',
  back: 'bg-raised text-text',
  lost: 'bg-ground-deep/60 text-soft',
}

/** The last outcomes, newest first. They say nothing about the next one, and nobody claims so. */
export function RecentStrip({ items }: { items: readonly RecentItem[] }) {
  const { t } = useLingui()
  return (
    <ol className="flex h-7 flex-wrap gap-1 overflow-hidden" aria-label={t`Last outcomes, newest first`}>
      {items.map(({ id, text, tone, className }) => (
        <li
          key={id}
          className={`figures grid h-7 min-w-9 place-items-center rounded-edge px-1.5 font-firm text-tiny ${className ?? looks[tone]}`}
        >
          <span>{text}</span>
          {tone === 'won' && className === undefined ? <span className="sr-only">{t`won`}</span> : null}
        </li>
      ))}
    </ol>
  )
}
