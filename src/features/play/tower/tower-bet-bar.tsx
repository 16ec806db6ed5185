import { useLingui } from '@lingui/react/macro'
import type { Difficulty } from '../../../../games/tower/tower-odds.ts'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { BetBar } from '../bet-bar.tsx'
import { MainButton } from '../main-button.tsx'
import { difficultyWords } from './difficulty-words.ts'

type TowerBetBarProps = {
  theme: TowerTheme
  stake: bigint
  difficulty: Difficulty
  problem: string | undefined
  isFree: boolean
  isSending: boolean
  onStake: (stake: bigint) => void
  onDifficulty: (difficulty: Difficulty) => void
  onBegin: () => void
}

/** Before a round: how hard, and how much. */
export function TowerBetBar(props: TowerBetBarProps) {
  const { theme, stake, difficulty, problem, isFree, isSending, onStake, onDifficulty, onBegin } = props
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <fieldset disabled={!isFree} className="tower-choice">
        <Segmented
          label={t`Difficulty`}
          options={theme.difficulties.map(value => ({ value, label: t(difficultyWords[value]) }))}
          value={difficulty}
          onChange={onDifficulty}
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
