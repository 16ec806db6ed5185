import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Limits } from '../../../../games/engine.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { trashIcon } from '../../../ui/icons/money-icons.ts'
import { backIcon, refreshIcon } from '../../../ui/icons/shell-icons.ts'
import { chipText } from './chip-disc.tsx'
import type { Chips } from './use-chips.ts'

type ChipControlsProps = {
  /** Limits of a round, and the chips of the tray in centavos. */
  theme: { readonly limits: Limits; readonly chips: readonly bigint[] }
  chips: Pick<Chips<unknown>, 'laid' | 'last' | 'total' | 'undo' | 'clear' | 'repeat'>
  /** Centavos of the chip in hand. */
  inHand: bigint
  onTake: (chip: bigint) => void
  /** Beside the tray: the way to more bets. */
  more?: ReactNode
  /** What the main button says, with chips and without. */
  label: string
  onPlay: () => void
  phase: TablePhase
  problem: string | undefined
}

/** The tray of chips, and what can be done with those that lie. */
export function ChipControls(props: ChipControlsProps) {
  const { theme, chips, inHand, onTake, more, label, onPlay, phase, problem } = props
  const { t } = useLingui()
  const least = formatMoney(theme.limits.minBet)
  const most = formatMoney(theme.limits.maxBet)
  const isFree = phase === 'ready'
  const isShowing = phase === 'showing'
  const isUnknown = phase === 'unknown'
  const isEmpty = chips.laid.length === 0
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <fieldset className="flex gap-1" disabled={!isFree}>
          <legend className="sr-only">{t`Chip`}</legend>
          {theme.chips.map(chip => (
            <button
              key={chip.toString()}
              type="button"
              aria-pressed={chip === inHand}
              aria-label={t`Chip of ${formatMoney(chip)}`}
              onClick={() => onTake(chip)}
              className="tray-chip figures"
            >
              {chipText(chip)}
            </button>
          ))}
        </fieldset>
        {more}
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          shape={backIcon}
          label={t`Undo the last chip`}
          disabled={!isFree || isEmpty}
          onClick={chips.undo}
        />
        <IconButton
          shape={trashIcon}
          label={t`Clear the table`}
          disabled={!isFree || isEmpty}
          onClick={chips.clear}
        />
        <IconButton
          shape={refreshIcon}
          label={t`Repeat the last bets`}
          disabled={!isFree || !isEmpty || chips.last.length === 0}
          onClick={chips.repeat}
        />
        <div className="min-w-0 flex-1">
          <MainButton
            busy={phase === 'sending'}
            disabled={isUnknown || (isFree && (isEmpty || problem !== undefined))}
            onPress={onPlay}
          >
            {isShowing ? t`Skip` : label}
          </MainButton>
        </div>
      </div>
      <p className={`figures text-center text-tiny ${problem && !isEmpty ? 'text-sun-text' : 'text-soft'}`}>
        {problem && !isEmpty ? problem : t`Round from ${least} to ${most}`}
      </p>
    </div>
  )
}
