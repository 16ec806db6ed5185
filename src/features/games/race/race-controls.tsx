import { useLingui } from '@lingui/react/macro'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { formatAmount, formatMoney, withoutEmptyCents } from '../../../i18n/format-money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { trashIcon } from '../../../ui/icons/money-icons.ts'
import { backIcon, refreshIcon } from '../../../ui/icons/shell-icons.ts'
import type { RaceChips } from './use-race-chips.ts'

type RaceControlsProps = {
  theme: RaceTheme
  chips: RaceChips
  /** Centavos of the chip in hand. */
  inHand: bigint
  onTake: (chip: bigint) => void
  onRun: () => void
  phase: TablePhase
  problem: string | undefined
}

/** The tray of chips, and what can be done with those that lie. */
export function RaceControls({ theme, chips, inHand, onTake, onRun, phase, problem }: RaceControlsProps) {
  const { t } = useLingui()
  const least = formatMoney(theme.limits.minBet)
  const most = formatMoney(theme.limits.maxBet)
  const isFree = phase === 'ready'
  const shown = chips.isEmpty ? undefined : problem
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
              className="race-chip figures"
            >
              {withoutEmptyCents(formatAmount(chip))}
            </button>
          ))}
        </fieldset>
        <div className="flex">
          <IconButton
            shape={backIcon}
            label={t`Undo the last chip`}
            disabled={!isFree || chips.isEmpty}
            onClick={chips.undo}
          />
          <IconButton
            shape={trashIcon}
            label={t`Clear the table`}
            disabled={!isFree || chips.isEmpty}
            onClick={chips.clear}
          />
          <IconButton
            shape={refreshIcon}
            label={t`Repeat the last bets`}
            disabled={!isFree || !chips.canRepeat}
            onClick={chips.repeat}
          />
        </div>
      </div>
      <MainButton
        busy={phase === 'sending'}
        disabled={phase === 'unknown' || (isFree && (chips.isEmpty || problem !== undefined))}
        onPress={onRun}
      >
        {phase === 'showing' ? t`Skip` : chips.isEmpty ? t`Start` : t`Start for ${formatMoney(chips.total)}`}
      </MainButton>
      <p className={`figures text-center text-tiny ${shown ? 'text-sun-text' : 'race-hint text-soft'}`}>
        {shown ?? t`Round from ${least} to ${most}`}
      </p>
    </div>
  )
}
