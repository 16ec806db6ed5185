type OddsButtonProps = {
  /** What is read aloud: the match, the market and the pick. */
  name: string
  label: string
  odds: string
  isOn: boolean
  disabled: boolean
  onPress: () => void
}

/** One pick with its odds: pressed, it is on the slip. Its name is content: a label would hide the odds that are read on it. */
export function OddsButton({ name, label, odds, isOn, disabled, onPress }: OddsButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
      className="odds-button settle relative"
    >
      <span className="sr-only">{`${name}: `}</span>
      <span aria-hidden="true" className="odds-label">
        {label}
      </span>
      <span className="figures font-bold font-display">{odds}</span>
    </button>
  )
}
