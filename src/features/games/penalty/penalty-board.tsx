import type { Round } from '../../../../contract/lobby/games.ts'
import type { Corners } from '../../../../games/penalty/penalty-odds.ts'
import type { PenaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { lastShot } from './last-shot.ts'
import { PenaltyCorners } from './penalty-corners.tsx'
import { PenaltyGoal } from './penalty-goal.tsx'
import { PenaltyScore } from './penalty-score.tsx'
import { goalsOf } from './use-penalty-words.ts'

type PenaltyBoardProps = {
  theme: PenaltyTheme
  round: Round | undefined
  view: PenaltyView | undefined
  /** Corners of the bet that is being made. */
  chosen: Corners
  phase: TablePhase
  kicked: number | undefined
  flightMs: number
  onKick: (corner: number) => void
  /** A tap while a kick is being shown. */
  onSkip: () => void
}

export function PenaltyBoard(props: PenaltyBoardProps) {
  const { theme, round, view, chosen, phase, kicked, flightMs, onKick, onSkip } = props
  const isOpen = round?.state === 'open'
  const isFlying = phase === 'showing' && kicked !== undefined
  const isSaved = view?.ending === 'saved'
  // While the ball flies its goal is not counted yet.
  const goals = goalsOf(view) - (isFlying && !isSaved ? 1 : 0)
  const isAsked = phase === 'sending' || phase === 'unknown'
  return (
    <div className="penalty" onPointerDown={onSkip}>
      <PenaltyScore
        theme={theme}
        corners={view?.corners ?? chosen}
        goals={goals}
        wasSaved={isSaved && !isFlying}
      />
      <div className="penalty-pitch">
        <PenaltyGoal
          theme={theme}
          shot={round && view && lastShot(round.id, view, isFlying || !isOpen)}
          isFlying={isFlying}
          flightMs={flightMs}
        />
        {isOpen && view && !isFlying ? (
          <PenaltyCorners
            corners={view.corners}
            asked={isAsked ? kicked : undefined}
            canKick={phase === 'ready'}
            onKick={onKick}
          />
        ) : null}
      </div>
    </div>
  )
}
