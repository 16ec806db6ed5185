import { useLingui } from '@lingui/react/macro'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { penaltyPayout } from '../../../../games/penalty/penalty-odds.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import { timesText } from '../words/times-text.ts'

const choices = [5, 3, 2] as const

/** How many kicks this skin has, and what all of them pay. */
export function PenaltyPays({ theme }: { theme: PenaltyTheme }) {
  const { t } = useLingui()
  const { kicks } = theme
  return (
    <div className="grid gap-1 text-small text-soft">
      <p>{t`In this game there are ${kicks} kicks.`}</p>
      <ul className="grid gap-1">
        {choices.map(corners => {
          const goalsOf = `${corners - 1}/${corners}`
          const all = timesText(writeMultiplier(penaltyPayout(10_000n, corners, kicks)))
          return (
            <li key={corners} className="ms-4 list-disc">
              {t`${corners} corners: a kick is a goal with a chance of ${goalsOf}; all goals pay ${all}×.`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
