import { useLingui } from '@lingui/react/macro'
import { ROLLS } from '../../../../games/dice/dice-odds.ts'
import type { DiceView } from '../../../../games/dice/dice-schemas.ts'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'
import type { OutcomeTone } from '../../../common/play/outcome-words.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { type Divide, fitDivide, targetOf, winnersOf } from './dice-divide.ts'
import { rollText } from './roll-text.ts'

type DiceScaleProps = {
  theme: DiceTheme
  divide: Divide
  onChange: (divide: Divide) => void
  /** Of the last round. */
  view: DiceView | undefined
  phase: TablePhase
  /** How long the marker takes. */
  travelMs: number
  tone: OutcomeTone | undefined
}

const marks = [0, 25, 50, 75, 100]

/** The scale from 00.00 to 99.99 with the winning side lit: its cut is the slider, and the die lands on it. */
export function DiceScale({ theme, divide, onChange, view, phase, travelMs, tone }: DiceScaleProps) {
  const { direction, at } = divide
  const isRolling = phase === 'sending'
  const vars = {
    '--cut': `${at / 100}%`,
    '--roll': `${view ? view.roll / 100 : 50}%`,
    '--travel': `${travelMs}ms`,
  }
  const isAway = isRolling || phase === 'showing' || phase === 'unknown'
  return (
    <div className="dice" style={vars} data-tone={tone} data-side={direction}>
      <p aria-hidden="true" className={`dice-number figures ${isAway ? 'dice-number-away' : ''}`}>
        {rollText(view?.roll ?? 0)}
      </p>
      <div className="dice-track">
        <div
          aria-hidden="true"
          className="dice-rider"
          data-rolling={isRolling || undefined}
          data-here={(view !== undefined && !isRolling) || undefined}
        >
          <DieFace />
        </div>
        <div aria-hidden="true" className="dice-bar">
          <span className="dice-low" />
          <span className="dice-high" />
        </div>
        <Slider
          divide={divide}
          disabled={phase !== 'ready'}
          step={theme.fewest < 100 ? 10 : 50}
          onMove={to => onChange(fitDivide(theme, { direction, at: to }))}
        />
        <div aria-hidden="true" className="dice-marks figures">
          {marks.map(mark => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

type SliderProps = { divide: Divide; step: number; disabled: boolean; onMove: (at: number) => void }

function Slider({ divide, step, disabled, onMove }: SliderProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const target = rollText(targetOf(divide))
  const chance = formatPercent(winnersOf(divide) / 100, language)
  return (
    <input
      type="range"
      aria-label={t`Dividing point`}
      aria-valuetext={
        divide.direction === 'under'
          ? t`wins under ${target}, chance ${chance}`
          : t`wins over ${target}, chance ${chance}`
      }
      min={0}
      max={ROLLS}
      step={step}
      value={divide.at}
      disabled={disabled}
      onChange={event => onMove(Number(event.target.value))}
      className="dice-slider"
    />
  )
}

const pips = [
  [30, 30],
  [70, 30],
  [50, 50],
  [30, 70],
  [70, 70],
] as const

function DieFace() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="dice-die">
      <rect x="6" y="6" width="88" height="88" rx="22" fill="var(--game-accent)" />
      <path
        d="M14 30Q16 14 32 13H68Q84 14 86 30Q70 20 50 20Q30 20 14 30Z"
        fill="var(--game-ink)"
        opacity=".4"
      />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="var(--game-ground)" />
      ))}
    </svg>
  )
}
