import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LEAST_TARGET } from '../../../../games/limbo/limbo-odds.ts'
import type { LimboTheme } from '../../../../games/limbo/limbo-theme.ts'
import { decimalSign, formatAmount } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { minusIcon, plusIcon } from '../../../ui/icons/shell-icons.ts'
import { withoutEndZeros } from '../words/times-text.ts'
import { nextTarget, quickTargets, readTarget, writeTarget } from './limbo-target.ts'

type LimboChoiceProps = {
  theme: LimboTheme
  target: number
  onChange: (target: number) => void
  disabled: boolean
}

/** How high: typed, stepped, or one of the usual ones. */
export function LimboChoice({ theme, target, onChange, disabled }: LimboChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const chance = formatPercent(9_900 / target, language)
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="sr-only">{t`Your bet`}</legend>
      <div className="flex items-center gap-1 rounded-corner bg-ground-deep/45 p-1">
        <IconButton
          shape={minusIcon}
          tone="raised"
          label={t`Lower target`}
          disabled={target <= LEAST_TARGET}
          onClick={() => onChange(nextTarget(target, -1, theme.mostTarget))}
        />
        <TargetField key={target} theme={theme} target={target} onChange={onChange} />
        <p className="flex-1 text-center">
          <span className="block text-soft text-tiny">{t`Chance`}</span>
          <b className="figures font-display text-lead">{chance}</b>
        </p>
        <IconButton
          shape={plusIcon}
          tone="raised"
          label={t`Higher target`}
          disabled={target >= theme.mostTarget}
          onClick={() => onChange(nextTarget(target, 1, theme.mostTarget))}
        />
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {quickTargets
          .filter(quick => quick <= theme.mostTarget)
          .map(quick => (
            <button
              key={quick}
              type="button"
              aria-pressed={quick === target}
              onClick={() => onChange(quick)}
              className="settle target figures rounded-corner bg-raised/80 font-bold font-display text-small aria-pressed:bg-(--game-accent) aria-pressed:text-(--game-ground)"
            >
              {withoutEndZeros(formatAmount(BigInt(quick)))}×
            </button>
          ))}
      </div>
    </fieldset>
  )
}

type TargetFieldProps = { theme: LimboTheme; target: number; onChange: (target: number) => void }

/** Takes what is typed once it is left or entered; what is no target goes back to the last one. */
function TargetField({ theme, target, onChange }: TargetFieldProps) {
  const { t } = useLingui()
  const sign = decimalSign(useLanguage())
  const [text, setText] = useState(() => writeTarget(target, sign))
  const take = () => {
    const typed = readTarget(text)
    if (typed === undefined) return setText(writeTarget(target, sign))
    const within = Math.min(theme.mostTarget, Math.max(LEAST_TARGET, typed))
    setText(writeTarget(within, sign))
    if (within !== target) onChange(within)
  }
  return (
    <label className="min-w-0 flex-1 text-center">
      <span className="block text-soft text-tiny">{t`Target`}</span>
      <input
        inputMode="decimal"
        value={text}
        onChange={event => setText(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={take}
        onKeyDown={event => {
          if (event.key === 'Enter') take()
        }}
        className="figures w-full rounded-edge bg-ground-deep/60 text-center font-bold font-display text-lead"
      />
    </label>
  )
}
