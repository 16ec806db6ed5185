import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { formatAmount, formatMoney } from '../../i18n/format-money.ts'
import { Icon } from '../../ui/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icons/shell-icons.ts'
import { fitStake, type StakeRange, stakeLadder } from './stakes.ts'

type BetBarProps = {
  range: StakeRange
  /** Centavos. */
  stake: bigint
  onChange: (stake: bigint) => void
  disabled: boolean
  /** Why this bet cannot be placed. */
  problem: string | undefined
  /** The button that places it. */
  children: ReactNode
}

/** The stake in two rows under the thumb: plus and minus in round steps, the four jumps that players know, and the bet. */
export function BetBar({ range, stake, onChange, disabled, problem, children }: BetBarProps) {
  const { t } = useLingui()
  const ladder = useMemo(() => stakeLadder(range), [range])
  const least = formatAmount(range.minBet)
  const most = formatAmount(range.maxBet)
  const jump = (text: ReactNode, label: string, wanted: bigint | undefined) => {
    const to = wanted === undefined ? stake : fitStake(wanted, range)
    return (
      <JumpButton
        text={text}
        label={label}
        disabled={disabled || to === stake}
        onPress={() => onChange(to)}
      />
    )
  }
  return (
    <div className="grid gap-1.5">
      <fieldset className="flex items-center gap-1 rounded-corner bg-ground-deep/45 p-1">
        <legend className="sr-only">{t`Stake`}</legend>
        {jump(t`Min`, t`Smallest stake`, range.minBet)}
        {jump(
          <Icon shape={minusIcon} size={20} />,
          t`Lower the stake`,
          ladder.findLast(rung => rung < stake),
        )}
        <p className="min-w-0 flex-1 text-center">
          <output className="figures block font-bold font-display text-lead">{formatMoney(stake)}</output>
          <span className={`figures block text-tiny ${problem ? 'text-sun-text' : 'text-soft'}`}>
            {problem ?? t`${least} to ${most}`}
          </span>
        </p>
        {jump(
          <Icon shape={plusIcon} size={20} />,
          t`Raise the stake`,
          ladder.find(rung => rung > stake),
        )}
        {jump(t`Max`, t`Largest stake`, range.maxBet)}
      </fieldset>
      <div className="flex gap-1.5">
        {jump('½', t`Half the stake`, stake / 2n)}
        {jump('2×', t`Double the stake`, stake * 2n)}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}

type JumpButtonProps = { text: ReactNode; label: string; disabled: boolean; onPress: () => void }

function JumpButton({ text, label, disabled, onPress }: JumpButtonProps) {
  return (
    <button
      type="button"
      // What is read begins with what is seen, so that who speaks to the device can say it.
      aria-label={typeof text === 'string' ? `${text}: ${label}` : label}
      disabled={disabled}
      onClick={onPress}
      className="settle target grid flex-none place-items-center rounded-corner bg-raised/80 font-bold font-display text-small hover:bg-pressed press-95 disabled:opacity-40"
    >
      {text}
    </button>
  )
}
