import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Prey, Species } from '../../../../games/fish/fish-theme.ts'
import { fishImage } from './fish-sprites.ts'
import { useSpeciesWords } from './species-words.ts'

type PreyStripProps = {
  prey: readonly Prey[]
  value: Species
  onChoose: (species: Species) => void
}

/** What can be caught and what it pays: a choice for who does not chase fish with a finger. */
export function PreyStrip({ prey, value, onChoose }: PreyStripProps) {
  const { t } = useLingui()
  const words = useSpeciesWords()
  const name = useId()
  return (
    <fieldset className="prey-strip">
      <legend className="sr-only">{t`Fish to aim at`}</legend>
      {prey.map(({ species, multiplier }) => (
        <label key={species} className="prey">
          <input
            type="radio"
            name={name}
            checked={species === value}
            onChange={() => onChoose(species)}
            className="absolute inset-0 opacity-0"
          />
          <img src={fishImage(species)} alt="" width="52" height="33" />
          <span className="prey-name">{words(species)}</span>
          <span className="prey-pays figures">{multiplier}×</span>
        </label>
      ))}
    </fieldset>
  )
}
