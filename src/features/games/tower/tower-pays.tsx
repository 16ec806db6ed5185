import { useLingui } from '@lingui/react/macro'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { floorOf, towerPayout } from '../../../../games/tower/tower-odds.ts'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { timesText } from '../words/times-text.ts'
import { difficultyWords } from './difficulty-words.ts'

/** What each difficulty of this skin is, and what its roof pays. */
export function TowerPays({ theme }: { theme: TowerTheme }) {
  const { t } = useLingui()
  const { floors } = theme
  return (
    <div className="grid gap-1 text-small text-soft">
      <p>{t`This tower has ${floors} floors.`}</p>
      <ul className="grid gap-1">
        {theme.difficulties.map(difficulty => {
          const { ways, good } = floorOf(difficulty)
          const name = t(difficultyWords[difficulty])
          const roof = timesText(writeMultiplier(towerPayout(10_000n, difficulty, floors)))
          return (
            <li key={difficulty} className="ms-4 list-disc">
              {t`${name}: ${good} of ${ways} doors on each floor are safe; the roof pays ${roof}×.`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
