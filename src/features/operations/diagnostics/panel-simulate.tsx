import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { chooseSimulation } from '../../../simulate/choose-simulation.ts'
import { type Simulation, simulatedLines, simulation } from '../../../state/simulation.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { useSimulationWords } from './use-simulation-words.ts'

const skews = [0, -10, 10, 24 * 60]

const maskSeed = (raw: string) => String(Number(asIdentifier(raw).replace(/\D/g, '').slice(0, 9)))

/** The line and the clock of this tab, as a tester wants them. */
export function PanelSimulate() {
  const { t } = useLingui()
  const { now } = useApp()
  const words = useSimulationWords()
  const { line, seed, skewMinutes } = useSnapshot(simulation)
  const choose = (intent: Partial<Simulation>) => chooseSimulation(sessionStorage, intent, now())
  return (
    <Section title={t`Simulate`}>
      <p className="text-faint text-small">
        {t`It holds for this tab, through reloads, until you end it. No answer is ever made up: it comes late, is lost, or does not come.`}
      </p>
      <SelectField
        label={t`Network`}
        value={line}
        onChange={chosen => choose({ line: simulatedLines.find(known => known === chosen) ?? 'real' })}
        options={simulatedLines.map(value => ({ value, label: words.lines[value] }))}
      />
      {line === 'lossy' ? (
        <TextField
          label={t`Seed of the losses`}
          inputMode="numeric"
          mask={maskSeed}
          value={String(seed)}
          onChange={text => choose({ seed: Number(text) })}
        />
      ) : null}
      <SelectField
        label={t`Clock of this device`}
        value={String(skewMinutes)}
        onChange={chosen => choose({ skewMinutes: Number(chosen) })}
        options={[...new Set([...skews, skewMinutes])].map(minutes => ({
          value: String(minutes),
          label: words.skew(minutes),
        }))}
      />
    </Section>
  )
}
