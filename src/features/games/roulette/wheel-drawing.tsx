import { memo } from 'react'
import { colourOf, WHEEL } from '../../../../games/roulette/roulette-table.ts'

/** Degrees of one pocket. */
export const pocketTurn = 360 / WHEEL.length

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** A ring's piece, its middle at `degrees`. */
function slice(outer: number, inner: number, degrees: number): string {
  const from = degrees - pocketTurn / 2
  const to = degrees + pocketTurn / 2
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

/** The turning part of the wheel, zero at the top. Drawn once; only its rotation changes. */
export const WheelDrawing = memo(function WheelDrawing() {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="99" className="wheel-rim" />
      {WHEEL.map((number, index) => (
        <path key={number} d={slice(92, 58, index * pocketTurn)} className={`wheel-${colourOf(number)}`} />
      ))}
      {WHEEL.map((number, index) => (
        <text
          key={number}
          transform={`rotate(${index * pocketTurn}) translate(0 -81)`}
          className="wheel-number"
        >
          {number}
        </text>
      ))}
      <circle r="74" className="wheel-fret" />
      <circle r="58" className="wheel-bowl" />
      <g className="wheel-spokes">
        {[0, 45, 90, 135].map(turn => (
          <rect key={turn} x="-40" y="-2.5" width="80" height="5" rx="2.5" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="16" className="wheel-hub" />
      <circle r="8" className="wheel-rim" />
    </svg>
  )
})
