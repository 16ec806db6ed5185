import { useSnapshot } from 'valtio'
import { simulation } from '../../../state/simulation.ts'
import { useLatePart } from '../../../ui/states/use-late-part.ts'

const loadStrip = () => import('./simulation-strip.tsx').then(({ SimulationStrip }) => SimulationStrip)

/** The place of the strip that says what is simulated. Its chunk is loaded where something is. */
export function LateSimulationStrip() {
  const { line, skewMinutes } = useSnapshot(simulation)
  const Strip = useLatePart(line !== 'real' || skewMinutes !== 0, loadStrip)
  return Strip ? <Strip /> : null
}
