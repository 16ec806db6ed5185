import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { chooseSounds, preferences } from '../../../state/device/preferences.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'

/** One choice for all games, remembered on this device. */
export function SoundChoice() {
  const { t } = useLingui()
  const { sounds } = useSnapshot(preferences)
  return (
    <div className="mt-4">
      <Checkbox checked={sounds} onChange={isOn => chooseSounds(localStorage, isOn)}>
        <span className="block font-bold text-text">{t`Game sounds`}</span>
        {t`Quiet and short, the same for every win above the stake. They stop when this screen is hidden.`}
      </Checkbox>
    </div>
  )
}
