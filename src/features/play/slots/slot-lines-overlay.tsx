import { cellsOfWin } from './slot-cells.ts'
import type { SlotSpin } from './slot-frames.ts'

type SlotLinesOverlayProps = {
  wins: SlotSpin['lineWins']
  /** One of them alone, or all. */
  only: number | undefined
}

/** The winning lines drawn over the reels. */
export function SlotLinesOverlay({ wins, only }: SlotLinesOverlayProps) {
  const shown = only === undefined ? wins : wins.slice(only, only + 1)
  return (
    <svg className="slot-lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
      {shown.map(win => {
        const points = cellsOfWin(win)
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
