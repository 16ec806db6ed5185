import type { PenaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import { placesOf } from './corner-places.ts'
import type { Shot } from './penalty-goal.tsx'

/** The last kick of a round as it is drawn; none before the first, nor once the ball lies ready for the next. */
export function lastShot(roundId: string, view: PenaltyView, isSeen: boolean): Shot | undefined {
  const { kicks, dives, corners } = view
  const places = placesOf(corners)
  const at = kicks.length - 1
  const ball = places[kicks[at] ?? -1]
  const keeper = places[dives[at] ?? -1]
  if (!isSeen || !ball || !keeper) return undefined
  return { id: `${roundId} ${at}`, ball, keeper, isGoal: kicks[at] !== dives[at] }
}
