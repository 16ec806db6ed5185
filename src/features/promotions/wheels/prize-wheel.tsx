import { useEffect, useRef } from 'react'
import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { WheelDrawing } from './wheel-drawing.tsx'
import './wheel.css'

type PrizeWheelProps = {
  prizes: readonly ShownPrize[]
  /** The prize that is already drawn and kept; `spin` tells two alike draws apart. */
  drawn: { prize: string; spin: string } | undefined
  isAsking: boolean
  onRest: () => void
}

const waitMs = 12_000
const restMs = 4_200
const turnsWaiting = 9

/** The answer is there before the wheel comes to rest: it only follows. With reduced motion it stands there at once. */
export function PrizeWheel({ prizes, drawn, isAsking, onRest }: PrizeWheelProps) {
  const turning = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = turning.current
    if (!element || !isAsking || prefersStill()) return
    turnTo(element, angleOf(element) + 360 * turnsWaiting, waitMs, 'linear')
    // No answer, no turning: what was drawn goes on from here, and a refusal leaves it standing.
    return () => turnTo(element, angleOf(element), 0, 'linear')
  }, [isAsking])
  const { prize, spin } = drawn ?? {}
  useEffect(() => {
    const element = turning.current
    if (!element || spin === undefined || isAsking) return
    const place = prizes.findIndex(one => one.id === prize)
    const angle = -place * (360 / prizes.length)
    if (prefersStill()) {
      turnTo(element, angle, 0, 'linear')
      return onRest()
    }
    const from = angleOf(element)
    turnTo(
      element,
      angle + 360 * (Math.ceil((from - angle) / 360) + 4),
      restMs,
      'cubic-bezier(0.12, 0.7, 0.15, 1)',
    )
    const timer = setTimeout(onRest, restMs)
    return () => clearTimeout(timer)
  }, [prize, spin, isAsking, prizes, onRest])
  return (
    <div className="prize-wheel" aria-hidden="true">
      <span className="prize-wheel-pointer" />
      <div ref={turning} className="prize-wheel-turn">
        <WheelDrawing prizes={prizes} />
      </div>
    </div>
  )
}

/** Degrees as it stands now, in the middle of a turn too. */
function angleOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).rotate) || 0
}

function turnTo({ style }: HTMLElement, degrees: number, ms: number, easing: string) {
  style.transition = ms === 0 ? 'none' : `rotate ${ms}ms ${easing}`
  style.rotate = `${degrees}deg`
}
