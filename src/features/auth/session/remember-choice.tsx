import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'

type RememberChoiceProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Off until it is chosen: a phone is lent, sold and lost. */
export function RememberChoice(props: RememberChoiceProps) {
  return (
    <Checkbox
      {...props}
      name="remember"
      hint={<Trans>Stays signed in after you close the app. Only on your own device.</Trans>}
    >
      <Trans>Keep me signed in on this device</Trans>
    </Checkbox>
  )
}
