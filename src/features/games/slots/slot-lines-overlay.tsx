import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'
import { cellsOfWin } from './slot-cells.ts'
import type { SlotSpin } from './slot-frames.ts'

type SlotLinesOverlayProps = {
  theme: SlotTheme
  wins: SlotSpin['lineWins']
  /** One of them alone, or all. */
  only: number | undefined
}

/** The winning lines drawn over the reels. */
export function SlotLinesOverlay({ theme, wins, only }: SlotLinesOverlayProps) {
  const shown = only === undefined ? wins : wins.slice(only, only + 1)
  return (
    <svg
      className="slot-lines"
      viewBox={`0 0 ${theme.reels.length * 100} 300`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map(win => {
        const points = cellsOfWin(theme, win)
          .map(([reel, row]) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(' ')
        return (
          <g key={`${win.line} ${win.from}`}>
            <polyline points={points} className="slot-line-shade" />
            <polyline points={points} className="slot-line" />
          </g>
        )
      })}
    </svg>
  )
}
