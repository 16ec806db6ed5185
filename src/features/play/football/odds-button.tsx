type OddsButtonProps = {
  /** What is read aloud: the match, the market and the pick. */
  name: string
  label: string
  odds: string
  isOn: boolean
  disabled: boolean
  onPress: () => void
}

/** One pick with its odds: pressed, it is on the slip. */
export function OddsButton({ name, label, odds, isOn, disabled, onPress }: OddsButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${name}: ${odds}`}
      disabled={disabled}
      onClick={onPress}
      className="odds-button settle"
    >
      <span className="odds-label">{label}</span>
      <span className="figures font-bold font-display">{odds}</span>
    </button>
  )
}
