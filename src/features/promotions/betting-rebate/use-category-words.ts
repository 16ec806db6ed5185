import { useLingui } from '@lingui/react/macro'
import type { GameType } from '../../../../contract/lobby/games.ts'

export function useCategoryWords(): (category: GameType) => string {
  const { t } = useLingui()
  const words: Record<GameType, string> = {
    slots: t`Slots`,
    live: t`Live casino`,
    crash: t`Crash`,
    fish: t`Fishing`,
    arcade: t`Arcade`,
    bingo: t`Bingo`,
    card: t`Card games`,
    lottery: t`Lottery`,
    sports: t`Sports`,
    table: t`Table games`,
    video: t`Video games`,
  }
  return category => words[category]
}
