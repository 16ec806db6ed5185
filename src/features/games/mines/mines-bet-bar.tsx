import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { minusIcon, plusIcon } from '../../../ui/icons/shell-icons.ts'
import { BeginBar, type BeginBarProps } from '../stage/begin-bar.tsx'

type MinesBetBarProps = BeginBarProps & {
  theme: MinesTheme
  mines: number
  onMines: (mines: number) => void
}

/** Before a round: how many mines, and how much. */
export function MinesBetBar({ theme, mines, onMines, ...bar }: MinesBetBarProps) {
  const { t } = useLingui()
  const { fewestMines, mostMines } = theme
  return (
    <BeginBar
      {...bar}
      limits={theme.limits}
      choice={
        <fieldset
          className="flex items-center gap-1 rounded-corner bg-ground-deep/45 p-1"
          disabled={!bar.isFree}
        >
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
      }
    />
  )
}
