import { useEffect, useRef } from 'react'
import { plinkoTable, type Risk } from '../../../../games/plinko/plinko-tables.ts'
import type { PlinkoTheme } from '../../../../games/plinko/plinko-theme.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { symbolImage } from '../stage/symbol-image.ts'
import { fallFrames, fallMs, flightMs, pegsOf } from './plinko-path.ts'
import { tenthsText } from './tenths-text.ts'
import type { Flight } from './use-flights.ts'

type PlinkoBoardProps = {
  theme: PlinkoTheme
  rows: number
  risk: Risk
  flights: readonly Flight[]
  /** The slot where the last ball lies, when it fell on this very board. */
  landedIn: number | undefined
  onLand: (flight: Flight) => void
}

/** Pegs, slots and the balls in the air. What it shows is said in words by the result line. */
export function PlinkoBoard({ theme, rows, risk, flights, landedIn, onLand }: PlinkoBoardProps) {
  const slots = plinkoTable(rows, risk).map((tenths, slot) => ({ slot, tenths }))
  return (
    <div aria-hidden="true" className="plinko" style={{ '--slots': rows + 1 }}>
      <div className="plinko-field">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="plinko-pegs">
          <path
            d={pegsOf(rows)
              .map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`)
              .join('')}
          />
        </svg>
        {flights.map(flight => (
          <Ball key={flight.round.id} theme={theme} flight={flight} onLand={onLand} />
        ))}
      </div>
      <div className="plinko-slots figures">
        {slots.map(({ slot, tenths }) => (
          <span key={slot} data-lit={slot === landedIn || undefined} data-worth={worthOf(tenths)}>
            {tenthsText(tenths)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** How warm a slot looks. At or under the stake nothing glows. */
function worthOf(tenths: number): 'less' | 'more' | 'much' {
  if (tenths <= 10) return 'less'
  return tenths < 100 ? 'more' : 'much'
}

type BallProps = { theme: PlinkoTheme; flight: Flight; onLand: (flight: Flight) => void }

/** One settled round on its way down: it can only land where the round already ended. */
function Ball({ theme, flight, onLand }: BallProps) {
  const place = useRef<HTMLSpanElement>(null)
  const land = useRef(onLand)
  land.current = onLand
  const { path, rows } = flight.view
  useEffect(() => {
    const isStill = prefersStill()
    const falling = isStill
      ? undefined
      : place.current?.animate?.(fallFrames(path), { duration: fallMs(rows), fill: 'both' })
    const timer = setTimeout(() => land.current(flight), isStill ? 0 : flightMs(rows) - 400)
    return () => {
      clearTimeout(timer)
      falling?.cancel()
    }
  }, [flight, path, rows])
  return (
    <span ref={place} className="plinko-rider">
      <img src={symbolImage(theme.ball)} alt="" draggable={false} className="plinko-ball" />
    </span>
  )
}
