import { drawOutcome } from '../../../../games/five-draw/five-draw-schemas.ts'
import { readView } from '../round/read-view.ts'

/** The balls of a draw in the order in which they came; none while they are secret. */
export function readDrawn(outcome: unknown): readonly number[] {
  return readView(drawOutcome, outcome)?.drawn ?? []
}
