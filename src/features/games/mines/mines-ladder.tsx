import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { lastReveal, minesPayout } from '../../../../games/mines/mines-odds.ts'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { timesText } from '../words/times-text.ts'

/** What scrolls must be reachable by keyboard, though it is no control. */
const keyboardScroll = { tabIndex: 0 }

type MinesLadderProps = { theme: MinesTheme; mines: number; safe: number }

/** What each safe tile is worth, the next one in sight. */
export function MinesLadder({ theme, mines, safe }: MinesLadderProps) {
  const { t } = useLingui()
  const row = useRef<HTMLOListElement>(null)
  const last = lastReveal(mines, theme.maxMultiplier)
  useEffect(() => {
    const list = row.current
    const rung = list?.children[Math.max(0, safe - 1)]
    if (list && rung instanceof HTMLElement) list.scrollTo?.({ left: rung.offsetLeft - list.offsetLeft - 8 })
  }, [safe])
  return (
    <ol
      ref={row}
      {...keyboardScroll}
      className="relative flex gap-1.5 overflow-x-auto [scrollbar-width:none]"
      aria-label={t`What safe tiles pay`}
    >
      {Array.from({ length: last }, (_, index) => index + 1).map(count => (
        <li
          key={count}
          aria-current={count === safe ? 'step' : undefined}
          className={`figures rounded-full flex-none px-3 py-1 font-bold font-display text-small ${rungLook(count, safe)}`}
        >
          {timesText(writeMultiplier(minesPayout(10_000n, mines, count)))}×
        </li>
      ))}
    </ol>
  )
}

function rungLook(count: number, safe: number): string {
  if (count <= safe) return 'bg-(--game-accent) text-(--game-ground)'
  return count === safe + 1 ? 'bg-raised text-(--game-accent)' : 'bg-ground-deep/45 text-soft'
}
