import { memo } from 'react'
import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { prizeShape } from './prize-shape.ts'

const fills = [
  'wheel-sun',
  'wheel-forest',
  'wheel-scarlet',
  'wheel-forest',
  'wheel-leaf',
  'wheel-forest',
  'wheel-sky',
  'wheel-forest',
]

/** What can be read on each ground, in both themes. */
const inks: Readonly<Record<string, string>> = {
  'wheel-sun': 'wheel-on-sun',
  'wheel-scarlet': 'wheel-on-scarlet',
  'wheel-leaf': 'wheel-on-leaf',
  'wheel-sky': 'wheel-on-sky',
}

const inkOf = (index: number) => inks[fills[index % fills.length] ?? ''] ?? 'wheel-on-forest'

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function slice(middle: number, turn: number): string {
  return `M0 0L${point(92, middle - turn / 2)}A92 92 0 0 1 ${point(92, middle + turn / 2)}Z`
}

/** The turning part, the first prize at the top. Slices are as wide as each other: the odds stand in the table beside it. */
export const WheelDrawing = memo(function WheelDrawing({ prizes }: { prizes: readonly ShownPrize[] }) {
  const turn = 360 / prizes.length
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="prize-wheel-disc">
      <circle r="99" className="wheel-rim" />
      {prizes.map((prize, index) => (
        <path key={prize.id} d={slice(index * turn, turn)} className={fills[index % fills.length] ?? ''} />
      ))}
      {prizes.map((prize, index) => (
        <g key={prize.id} transform={`rotate(${index * turn}) translate(0 -66)`}>
          <svg x="-12" y="-16" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d={prizeShape(prize.icon)} className={`wheel-sign ${inkOf(index)}`} />
          </svg>
          {prize.amount === 0n ? null : (
            <text y="20" className={`wheel-figure ${inkOf(index)}`}>
              {/* Whole with its cents it is wider than its slice; the table beside it has both. */}
              {withoutEmptyCents(formatAmount(prize.amount))}
            </text>
          )}
        </g>
      ))}
      <circle r="92" className="wheel-edge" />
      <circle r="17" className="wheel-hub" />
      <circle r="8" className="wheel-rim" />
    </svg>
  )
})
