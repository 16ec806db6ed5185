import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Round } from '../../../../contract/lobby/games.ts'
import type { PenaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import { type Outcome, useOutcomeWords } from '../../../common/play/outcome-words.ts'
import { timesText } from '../words/times-text.ts'

/** Goals of a round so far. */
export function goalsOf(view: PenaltyView | undefined): number {
  if (!view) return 0
  return view.ending === 'saved' ? view.kicks.length - 1 : view.kicks.length
}

/** The words under the goal: how the round ended, once its end was shown, else what to do. */
export function usePenaltyWords(
  round: Round | undefined,
  view: PenaltyView | undefined,
  isFree: boolean,
): { outcome: Outcome | undefined; idle: string } {
  const { t } = useLingui()
  const wordsOf = useOutcomeWords()
  const start = t`Choose how many corners the keeper must guard, and your stake.`
  if (!round || !view) return { outcome: undefined, idle: start }
  const goals = goalsOf(view)
  if (round.state === 'open') {
    const times = timesText(view.multiplier)
    const won = t`Goal! ${times}× now. Kick again, or cash out.`
    return { outcome: undefined, idle: goals === 0 ? t`Choose where to kick.` : won }
  }
  const scored = t`${plural(goals, { one: '# goal', other: '# goals' })} scored`
  const detail = view.ending === 'saved' ? t`The keeper held it. ${scored}` : scored
  return { outcome: isFree ? wordsOf(round, detail) : undefined, idle: start }
}
