import { linesOf, rowsOf } from '../../../../games/slots/slot-lines.ts'
import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'

type SlotLineMarksProps = {
  theme: SlotTheme
  /** Lines that pay now, as indices. */
  lit: ReadonlySet<number>
}

/** The numbers of the lines on both sides of a classic's reels, lit where they pay, as on the machines of old. */
export function SlotLineMarks({ theme, lit }: SlotLineMarksProps) {
  return (
    <div className="slot-marks" aria-hidden="true">
      {linesOf(theme).map((line, index) => {
        const rows = rowsOf(line)
        const ends = [
          { side: 'start', row: rows[0] ?? 0 },
          { side: 'end', row: rows.at(-1) ?? 0 },
        ]
        const isStraight = ends.every(({ row }) => row === rows[0])
        return ends.map(({ side, row }) => (
          <span
            key={`${line} ${side}`}
            className="slot-mark figures"
            data-side={side}
            data-lit={lit.has(index) || undefined}
            style={{ insetBlockStart: `${isStraight ? (row * 2 + 1) * (100 / 6) : row === 0 ? 4 : 96}%` }}
          >
            {index + 1}
          </span>
        ))
      })}
    </div>
  )
}
