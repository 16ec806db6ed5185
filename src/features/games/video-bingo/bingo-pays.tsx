import { useLingui } from '@lingui/react/macro'
import { CELLS, PATTERNS } from '../../../../games/video-bingo/bingo-patterns.ts'
import { factorText } from '../words/factor-text.ts'
import { usePatternWords } from './pattern-words.ts'

/** Every pattern as it lies on a card, and what it pays. */
export function BingoPays() {
  const { t } = useLingui()
  const words = usePatternWords()
  return (
    <div className="grid gap-2">
      <h2 className="text-lead">{t`Patterns, times the stake of the card`}</h2>
      <ul className="grid grid-cols-2 gap-2">
        {PATTERNS.map(({ id, shapes, pays }) => (
          <li key={id} className="flex items-center gap-2 rounded-corner bg-raised/70 px-2 py-2">
            <PatternDrawing shape={shapes[0] ?? 0} />
            <span className="min-w-0 text-small">
              {words[id]}
              <strong className="figures block font-display">{factorText(BigInt(pays) * 100n)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PatternDrawing({ shape }: { shape: number }) {
  return (
    <svg viewBox="0 0 50 30" className="bingo-pattern" aria-hidden="true">
      {Array.from({ length: CELLS }, (_, cell) => ({ cell, isPart: (shape & (1 << cell)) !== 0 })).map(
        ({ cell, isPart }) => (
          <rect
            key={cell}
            x={10 * (cell % 5) + 1}
            y={10 * Math.floor(cell / 5) + 1}
            width="8"
            height="8"
            rx="2"
            data-part={isPart || undefined}
          />
        ),
      )}
    </svg>
  )
}
