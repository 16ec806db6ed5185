import { useEffect, useRef } from 'react'
import { WHEEL } from '../../../../games/roulette/roulette-table.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { pocketTurn, WheelDrawing } from './wheel-drawing.tsx'

type RouletteWheelProps = {
  phase: TablePhase
  /** Where the ball lies, or will. */
  pocket: number | undefined
  /** How long the ball rolls out. */
  rollMs: number
}

/** A wait for the answer as long as any; its speed is what is seen. */
const waitMs = 16_000
const discTurnsWaiting = 8
const ballTurnsWaiting = -20

/** Wheel and ball, turned by transitions of `rotate`: a settled pocket is all it needs to know. With reduced motion they stand there at once. */
export function RouletteWheel({ phase, pocket, rollMs }: RouletteWheelProps) {
  const disc = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const isRolling = phase === 'sending'
  useEffect(() => {
    if (!disc.current || !ball.current || !isRolling) return
    turnTo(disc.current, angleOf(disc.current) + 360 * discTurnsWaiting, waitMs, 'linear')
    turnTo(ball.current, angleOf(ball.current) + 360 * ballTurnsWaiting, waitMs, 'linear')
  }, [isRolling])
  useEffect(() => {
    if (!disc.current || !ball.current || pocket === undefined || isRolling) return
    const discEnd = angleOf(disc.current) + 360
    const place = discEnd + WHEEL.indexOf(pocket) * pocketTurn
    const from = angleOf(ball.current)
    // The ball runs against the wheel: at least two turns, then on to its pocket.
    const ballEnd = place - 360 * (Math.ceil((place - from) / 360) + 2)
    turnTo(disc.current, discEnd, rollMs, 'cubic-bezier(0.2, 0.6, 0.3, 1)')
    turnTo(ball.current, ballEnd, rollMs, 'cubic-bezier(0.15, 0.65, 0.25, 1)')
  }, [pocket, rollMs, isRolling])
  return (
    <div
      className="wheel"
      aria-hidden="true"
      data-away={isRolling || undefined}
      style={{ '--roll': `${rollMs}ms` }}
    >
      <div ref={disc} className="wheel-disc">
        <WheelDrawing />
      </div>
      <div ref={ball} className="wheel-ball-arm">
        {pocket === undefined && !isRolling ? null : <span className="wheel-ball" />}
      </div>
    </div>
  )
}

/** Degrees as it stands now, in the middle of a turn too. */
function angleOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).rotate) || 0
}

function turnTo({ style }: HTMLElement, degrees: number, ms: number, easing: string) {
  style.transition = prefersStill() ? 'none' : `rotate ${ms}ms ${easing}`
  style.rotate = `${degrees}deg`
}
