import { useLingui } from '@lingui/react/macro'
import { dicePayout } from '../../../../games/dice/dice-odds.ts'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { timesText } from '../words/times-text.ts'
import { type Direction, type Divide, fitDivide, targetOf, winnersOf } from './dice-divide.ts'
import { rollText } from './roll-text.ts'

type DiceChoiceProps = {
  theme: DiceTheme
  divide: Divide
  onChange: (divide: Divide) => void
  disabled: boolean
}

/** Under or over, and how likely. Slider and words say the same. */
export function DiceChoice({ theme, divide, onChange, disabled }: DiceChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { direction, at } = divide
  const target = rollText(targetOf(divide))
  const chance = formatPercent(winnersOf(divide) / 100, language)
  const times = timesText(writeMultiplier(dicePayout(10_000n, { direction, target: targetOf(divide) })))
  const change = (next: Divide) => onChange(fitDivide(theme, next))
  const sides: { value: Direction; label: string }[] = [
    { value: 'under', label: t`Under` },
    { value: 'over', label: t`Over` },
  ]
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="sr-only">{t`Your bet`}</legend>
      <Segmented
        label={t`Side that wins`}
        options={sides}
        value={direction}
        onChange={value => change({ direction: value, at })}
      />
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Fact term={direction === 'under' ? t`Wins under` : t`Wins over`} text={target} />
        <Fact term={t`Chance`} text={chance} />
        <Fact term={t`Pays`} text={`${times}×`} />
      </dl>
    </fieldset>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className="rounded-corner bg-ground-deep/45 py-2">
      <dt className="text-soft text-tiny">{term}</dt>
      <dd className="figures font-bold font-display text-lead">{text}</dd>
    </div>
  )
}
