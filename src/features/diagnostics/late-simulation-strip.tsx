import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { simulation } from '../../state/simulation.ts'

/** The place of the strip that says what is simulated. Its chunk is loaded where something is. */
export function LateSimulationStrip() {
  const { line, skewMinutes } = useSnapshot(simulation)
  const [loaded, setLoaded] = useState<{ Strip: ComponentType }>()
  const isOn = line !== 'real' || skewMinutes !== 0
  useEffect(() => {
    if (!isOn || loaded) return
    import('./simulation-strip.tsx').then(
      ({ SimulationStrip }) => setLoaded({ Strip: SimulationStrip }),
      () => undefined,
    )
  }, [isOn, loaded])
  return isOn && loaded ? <loaded.Strip /> : null
}
