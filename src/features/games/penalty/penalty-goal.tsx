import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import type { CornerPlace } from './corner-places.ts'
import { BallDrawing, GoalFrame, KeeperDrawing } from './goal-drawings.tsx'
import { PitchScene } from './pitch-scene.tsx'

/** What one kick looks like: where the ball goes, and where the keeper. */
export interface Shot {
  /** Names the kick, so that each is drawn anew. */
  readonly id: string
  readonly ball: CornerPlace
  readonly keeper: CornerPlace
  readonly isGoal: boolean
}

type PenaltyGoalProps = {
  theme: PenaltyTheme
  /** The kick being shown or last shown; none before the first. */
  shot: Shot | undefined
  /** It still flies. */
  isFlying: boolean
  flightMs: number
}

/** Goal, keeper, ball and crowd. Only transforms and opacity move; what it shows is said in words by the result line. */
export function PenaltyGoal({ theme, shot, isFlying, flightMs }: PenaltyGoalProps) {
  const vars = shot && {
    '--ball-x': `${shot.ball.x - 180}px`,
    '--ball-y': `${shot.ball.y - 222}px`,
    '--dive-x': `${(shot.keeper.x - 180) * 0.72}px`,
    '--dive-y': `${(shot.keeper.y - 106) * 0.62}px`,
    '--dive-turn': `${diveTurn(shot.keeper)}deg`,
    '--flight': `${flightMs}ms`,
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 260"
      className="penalty-goal"
      style={vars}
      data-shot={shot ? (shot.isGoal ? 'goal' : 'saved') : undefined}
      data-flying={isFlying || undefined}
    >
      <PitchScene scene={theme.scene} />
      <GoalFrame />
      <g key={`keeper ${shot?.id}`} className="penalty-keeper">
        <KeeperDrawing />
      </g>
      <g key={`ball ${shot?.id}`} className="penalty-ball">
        <BallDrawing />
      </g>
    </svg>
  )
}

/** He lies the flatter the further he dives; in the middle he only stretches. */
function diveTurn({ x, y }: CornerPlace): number {
  if (x === 180) return 0
  const lean = y < 90 ? 48 : 72
  return x < 180 ? -lean : lean
}
