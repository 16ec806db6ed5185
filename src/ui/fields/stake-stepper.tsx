import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/format-money.ts'
import { IconButton } from '../icon-button.tsx'
import { minusIcon, plusIcon } from '../icons/shell-icons.ts'

type StakeStepperProps = {
  label: string
  /** Centavos; one of `ladder`. */
  value: bigint
  /** The stakes a game takes, rising. */
  ladder: readonly bigint[]
  onChange: (centavos: bigint) => void
  disabled?: boolean
}

/** Stakes in the game's own steps: nothing can be entered that the table would refuse. */
export function StakeStepper({ label, value, ladder, onChange, disabled = false }: StakeStepperProps) {
  const { t } = useLingui()
  const lower = ladder.findLast(stake => stake < value)
  const higher = ladder.find(stake => stake > value)
  return (
    <fieldset className="flex items-center gap-1 rounded-corner bg-ground-deep p-1" disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      <IconButton
        shape={minusIcon}
        tone="raised"
        label={t`Lower the stake`}
        disabled={disabled || lower === undefined}
        onClick={() => lower !== undefined && onChange(lower)}
      />
      <div className="min-w-24 flex-1 text-center">
        <span aria-hidden="true" className="block text-faint text-tiny">
          {label}
        </span>
        <output translate="no" className="figures block font-bold font-display text-body leading-[1.25rem]">
          {formatMoney(value)}
        </output>
      </div>
      <IconButton
        shape={plusIcon}
        tone="raised"
        label={t`Raise the stake`}
        disabled={disabled || higher === undefined}
        onClick={() => higher !== undefined && onChange(higher)}
      />
    </fieldset>
  )
}
