import { type ReactNode, useEffect, useRef } from 'react'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { courseFrames, raceMs } from './race-course.ts'
import { RunnerDrawing } from './runner-drawings.tsx'

type RaceTrackProps = {
  theme: RaceTheme
  /** The race that is shown; none while its answer is awaited. */
  race: { readonly id: string; readonly order: readonly number[] } | undefined
  wasSkipped: boolean
}

/** Six lanes to a line. The order is settled before the first one moves; the result line tells it in words. */
export function RaceTrack({ theme, race, wasSkipped }: RaceTrackProps) {
  return (
    <div aria-hidden="true" className="race-track" data-track={theme.track}>
      {theme.runners.map(({ name, colour }, runner) => (
        <div key={name} className="race-lane">
          <span className="race-name">{name}</span>
          <Rider race={race} runner={runner} wasSkipped={wasSkipped}>
            <RunnerDrawing track={theme.track} colour={colour} number={runner + 1} />
          </Rider>
        </div>
      ))}
      <span className="race-line" />
    </div>
  )
}

type RiderProps = {
  race: RaceTrackProps['race']
  runner: number
  wasSkipped: boolean
  children: ReactNode
}

function Rider({ race, runner, wasSkipped, children }: RiderProps) {
  const place = useRef<HTMLSpanElement>(null)
  const id = race?.id
  const rank = race?.order.indexOf(runner)
  useEffect(() => {
    if (id === undefined || rank === undefined) return
    const duration = wasSkipped || prefersStill() ? 1 : raceMs
    const running = place.current?.animate?.(courseFrames(id, runner, rank), { duration, fill: 'both' })
    return () => running?.cancel()
  }, [id, rank, runner, wasSkipped])
  return (
    <span ref={place} className="race-rider" data-waiting={race === undefined || undefined}>
      {children}
    </span>
  )
}
