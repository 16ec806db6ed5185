import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import { crashOutcome } from '../../../../games/crash/crash-schemas.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { readView } from '../round/read-view.ts'
import { symbolImage } from '../stage/symbol-image.ts'
import { KiteShape } from './kite-shape.tsx'
import { paintSky, skyColour } from './paint-sky.ts'

type CrashSkyProps = { theme: CrashTheme; table: SharedTable; phase: TableRound['phase'] | undefined }

/** The curve, drawn on this device by the server's clock: a frame waits for no message. */
export function CrashSky({ theme, table, phase }: CrashSkyProps) {
  const { t } = useLingui()
  const { round, serverNow } = table
  const canvas = useRef<HTMLCanvasElement>(null)
  const figure = useRef<HTMLOutputElement>(null)
  const flyer = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const crash = round?.phase === 'ended' ? readView(crashOutcome, round.outcome)?.crash : undefined
  const opensAt = round === undefined ? 0 : Date.parse(round.opens_at)
  const closesAt = round === undefined ? 0 : Date.parse(round.closes_at)

  useEffect(() => {
    const parts = { sheet: canvas.current, figure: figure.current, flyer: flyer.current, bar: bar.current }
    const colour = parts.sheet ? skyColour(parts.sheet, phase) : ''
    const flight = { theme, phase, crash, opensAt, closesAt, isStill: prefersStill(), colour }
    let frame = 0
    const show = () => {
      paintSky(parts, flight, serverNow())
      if (crash === undefined) frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [theme, serverNow, phase, crash, opensAt, closesAt])

  return (
    <div className="crash-sky" data-phase={phase ?? 'resting'} data-flyer={theme.flyer}>
      <canvas ref={canvas} className="crash-canvas" />
      <div ref={flyer} className="crash-flyer">
        {theme.flyer === 'rocket' ? (
          <img src={symbolImage('rocket')} alt="" className="crash-rocket" />
        ) : (
          <KiteShape />
        )}
      </div>
      <div className="crash-figure">
        <p className="text-small">
          {phase === 'betting' ? t`Bets close in` : phase === 'ended' ? t`Crashed at` : '\u00a0'}
        </p>
        <output ref={figure} aria-live="off" className="figures crash-point" />
        <div className="crash-countdown">
          <div ref={bar} className="crash-countdown-left" />
        </div>
      </div>
    </div>
  )
}
