import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { TestersWords } from '../../i18n/testers-words.tsx'
import { endSimulation } from '../../simulate/choose-simulation.ts'
import { simulation } from '../../state/simulation.ts'
import { Button } from '../../ui/button.tsx'
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
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-height)+var(--safe-bottom)+0.5rem)] z-(--layer-notice) flex justify-center px-3 rail:bottom-3">
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
