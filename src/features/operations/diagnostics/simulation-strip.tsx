import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { TestersWords } from '../../../i18n/testers-words.tsx'
import { endSimulation } from '../../../simulate/choose-simulation.ts'
import { simulation } from '../../../state/simulation.ts'
import { Button } from '../../../ui/button.tsx'
import { useSimulationWords } from './use-simulation-words.ts'

/** On every page while something is simulated: nobody may take it for the real line. */
export function SimulationStrip() {
  return (
    <TestersWords>
      <Strip />
    </TestersWords>
  )
}

function Strip() {
  const { t } = useLingui()
  const { now } = useApp()
  const { lines, skew } = useSimulationWords()
  const { line, skewMinutes } = useSnapshot(simulation)
  const clock = skew(skewMinutes)
  const what = [line === 'real' ? '' : lines[line], skewMinutes === 0 ? '' : t`clock ${clock}`]
    .filter(Boolean)
    .join(' · ')
  const end = () => endSimulation(sessionStorage, now())
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => keepRoomFor(element.current), [])
  return (
    <div
      ref={element}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-height)+var(--safe-bottom))] z-(--layer-notice) flex justify-center px-3 py-2 in-[:root[data-at-table]]:bottom-(--safe-bottom) rail:bottom-0"
    >
      <p
        role="status"
        className="pointer-events-auto flex items-center gap-3 rounded-wide bg-sky-wash py-1 ps-4 pe-1 text-sky-text text-small shadow-high"
      >
        <span className="font-firm">{t`Simulated: ${what}`}</span>
        <Button size="small" onClick={end}>{t`End it`}</Button>
      </p>
    </div>
  )
}

/** Nothing that is pressed lies below the strip, however many lines its words take: `--strip-height` (tokens.css). */
function keepRoomFor(strip: HTMLElement | null) {
  if (!strip) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--strip-height', `${strip.offsetHeight}px`))
  observer.observe(strip)
  return () => {
    observer.disconnect()
    style.removeProperty('--strip-height')
  }
}
