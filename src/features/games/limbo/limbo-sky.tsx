import { useEffect, useRef } from 'react'
import type { LimboView } from '../../../../games/limbo/limbo-schemas.ts'
import type { LimboTheme } from '../../../../games/limbo/limbo-theme.ts'
import type { OutcomeTone } from '../../../common/play/outcome-words.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { symbolImage } from '../stage/symbol-image.ts'
import { pointText } from '../words/point-text.ts'
import { heightOf } from './limbo-target.ts'

type LimboSkyProps = {
  theme: LimboTheme
  target: number
  /** Of the last round. */
  view: LimboView | undefined
  phase: TablePhase
  climbMs: number
  tone: OutcomeTone | undefined
}

/** A sky with the target's line across it: what climbs above the line wins. */
export function LimboSky({ theme, target, view, phase, climbMs, tone }: LimboSkyProps) {
  const isAway = phase === 'sending' || phase === 'unknown'
  const shown = isAway ? undefined : view
  const vars = {
    '--height': shown ? heightOf(shown.reached, shown.target) : 0,
    '--climb': `${isAway ? 0 : climbMs}ms`,
  }
  return (
    <div
      aria-hidden="true"
      className="limbo-sky"
      style={vars}
      data-tone={tone}
      data-waiting={isAway || undefined}
    >
      <span className="limbo-line figures">
        <b>{pointText(shown?.target ?? target)}</b>
      </span>
      <span className="limbo-path">
        <img src={symbolImage(theme.climber)} alt="" draggable={false} className="limbo-climber" />
      </span>
      <CountedNumber reached={shown?.reached} lastsMs={phase === 'showing' ? climbMs : 0} />
    </div>
  )
}

/** Counts up while the climber climbs; its text is written past React, once a frame. */
function CountedNumber({ reached, lastsMs }: { reached: number | undefined; lastsMs: number }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const write = (hundredths: number) => {
      if (place.current) place.current.textContent = pointText(Math.floor(hundredths))
    }
    if (reached === undefined || lastsMs === 0 || prefersStill()) {
      write(reached ?? 100)
      return
    }
    let frame = 0
    let began: number | undefined
    const tick = (now: number) => {
      began ??= now
      const part = Math.min(1, (now - began) / lastsMs)
      write(100 * (reached / 100) ** part)
      if (part < 1) frame = requestAnimationFrame(tick)
      else write(reached)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [reached, lastsMs])
  return <p ref={place} className="limbo-number figures" />
}
