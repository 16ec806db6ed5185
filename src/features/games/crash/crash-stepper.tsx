import { Icon } from '../../../ui/icon.tsx'
import { minusIcon, plusIcon } from '../../../ui/icons/shell-icons.ts'

type CrashStepperProps = {
  label: string
  text: string
  lower: string
  raise: string
  disabled: boolean
  onLower: () => void
  onRaise: () => void
}

/** A figure between minus and plus, in half the width of a phone. */
export function CrashStepper({ label, text, lower, raise, disabled, onLower, onRaise }: CrashStepperProps) {
  const button = (shape: string, name: string, onPress: () => void) => (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onPress}
      className="settle target grid flex-none place-items-center rounded-corner bg-raised/80 hover:bg-pressed press-95 disabled:opacity-40"
    >
      <Icon shape={shape} size={20} />
    </button>
  )
  return (
    <div className="flex items-center gap-0.5 rounded-corner bg-ground-deep/45">
      {button(minusIcon, lower, onLower)}
      <p className="min-w-0 flex-1 text-center">
        <span className="block text-soft text-tiny">{label}</span>
        <output className="figures block truncate font-bold font-display text-small">{text}</output>
      </p>
      {button(plusIcon, raise, onRaise)}
    </div>
  )
}
