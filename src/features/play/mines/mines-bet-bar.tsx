import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { minusIcon, plusIcon } from '../../../ui/icons/shell-icons.ts'
import { BetBar } from '../bet-bar.tsx'
import { MainButton } from '../main-button.tsx'

type MinesBetBarProps = {
  theme: MinesTheme
  stake: bigint
  mines: number
  problem: string | undefined
  isFree: boolean
  isSending: boolean
  onStake: (stake: bigint) => void
  onMines: (mines: number) => void
  onBegin: () => void
}

/** Before a round: how many mines, and how much. */
export function MinesBetBar(props: MinesBetBarProps) {
  const { theme, stake, mines, problem, isFree, isSending, onStake, onMines, onBegin } = props
  const { t } = useLingui()
  const { fewestMines, mostMines } = theme
  return (
    <div className="grid gap-2">
      <fieldset className="flex items-center gap-1 rounded-corner bg-ground-deep/45 p-1" disabled={!isFree}>
        <legend className="sr-only">{t`Mines`}</legend>
        <IconButton
          shape={minusIcon}
          tone="raised"
          label={t`One mine less`}
          disabled={mines <= fewestMines}
          onClick={() => onMines(mines - 1)}
        />
        <label className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-2">
          <span className="figures font-bold font-display">{t`${plural(mines, { one: '# mine', other: '# mines' })}`}</span>
          <input
            type="range"
            aria-label={t`Mines`}
            min={fewestMines}
            max={mostMines}
            value={mines}
            onChange={event => onMines(Number(event.target.value))}
            className="mines-slider"
          />
        </label>
        <IconButton
          shape={plusIcon}
          tone="raised"
          label={t`One mine more`}
          disabled={mines >= mostMines}
          onClick={() => onMines(mines + 1)}
        />
      </fieldset>
      <BetBar
        range={{ ...theme.limits, step: 1n }}
        stake={stake}
        onChange={onStake}
        disabled={!isFree}
        problem={problem}
      >
        <MainButton
          busy={isSending}
          disabled={(!isFree && !isSending) || problem !== undefined}
          onPress={onBegin}
        >
          {t`Start for ${formatMoney(stake)}`}
        </MainButton>
      </BetBar>
    </div>
  )
}
