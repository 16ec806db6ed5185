import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Risk } from '../../../../games/plinko/plinko-tables.ts'
import type { PlinkoTheme } from '../../../../games/plinko/plinko-theme.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { minusIcon, plusIcon } from '../../../ui/icons/shell-icons.ts'

type PlinkoChoiceProps = {
  theme: PlinkoTheme
  rows: number
  risk: Risk
  onRows: (rows: number) => void
  onRisk: (risk: Risk) => void
  disabled: boolean
}

/** How many rows, and how far the slots pay apart. */
export function PlinkoChoice({ theme, rows, risk, onRows, onRisk, disabled }: PlinkoChoiceProps) {
  const { t } = useLingui()
  const risks: { value: Risk; label: string }[] = [
    { value: 'low', label: t`Low` },
    { value: 'medium', label: t`Mid` },
    { value: 'high', label: t`High` },
  ]
  return (
    <fieldset className="plinko-choice" disabled={disabled}>
      <legend className="sr-only">{t`Your bet`}</legend>
      <div className="flex items-center rounded-corner bg-ground-deep p-1">
        <IconButton
          shape={minusIcon}
          label={t`One row less`}
          disabled={rows <= theme.fewestRows}
          onClick={() => onRows(rows - 1)}
        />
        <output className="figures min-w-12 flex-1 text-center font-firm text-small">
          {t`${plural(rows, { one: '# row', other: '# rows' })}`}
        </output>
        <IconButton
          shape={plusIcon}
          label={t`One row more`}
          disabled={rows >= theme.mostRows}
          onClick={() => onRows(rows + 1)}
        />
      </div>
      <Segmented label={t`Risk`} options={risks} value={risk} onChange={onRisk} />
    </fieldset>
  )
}
