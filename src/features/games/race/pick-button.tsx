import type { RacePick, Weights } from '../../../../games/race/race-odds.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { oddsText } from './picks.ts'
import type { RaceChips } from './use-race-chips.ts'

type PickButtonProps = {
  label: string
  pick: RacePick
  weights: Weights
  chips: RaceChips
  onLay: (pick: RacePick) => void
}

/** Odds that can be bet on, and what lies on them. */
export function PickButton({ label, pick, weights, chips, onLay }: PickButtonProps) {
  const odds = oddsText(weights, pick)
  const laid = chips.on(pick)
  const amount = laid > 0n ? formatMoney(laid) : undefined
  return (
    <button
      type="button"
      data-lay
      aria-label={amount ? `${label}, ${odds}, ${amount}` : `${label}, ${odds}`}
      data-laid={amount ? true : undefined}
      onClick={() => onLay(pick)}
      className="race-pick figures"
    >
      <span>{odds}</span>
      {amount ? <span className="block text-tiny">{amount}</span> : null}
    </button>
  )
}
