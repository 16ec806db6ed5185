import { useLingui } from '@lingui/react/macro'
import type { Difficulty } from '../../../../games/tower/tower-odds.ts'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { BeginBar, type BeginBarProps } from '../stage/begin-bar.tsx'
import { difficultyWords } from './difficulty-words.ts'

type TowerBetBarProps = BeginBarProps & {
  theme: TowerTheme
  difficulty: Difficulty
  onDifficulty: (difficulty: Difficulty) => void
}

/** Before a round: how hard, and how much. */
export function TowerBetBar({ theme, difficulty, onDifficulty, ...bar }: TowerBetBarProps) {
  const { t } = useLingui()
  return (
    <BeginBar
      {...bar}
      limits={theme.limits}
      choice={
        <fieldset disabled={!bar.isFree} className="tower-choice">
          <Segmented
            label={t`Difficulty`}
            options={theme.difficulties.map(value => ({ value, label: t(difficultyWords[value]) }))}
            value={difficulty}
            onChange={onDifficulty}
          />
        </fieldset>
      }
    />
  )
}
