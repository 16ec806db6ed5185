import type * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import type { Round, stepRound } from '../../../contract/lobby/games.ts'

type StepBody = z.input<(typeof stepRound)['body']>

/** A step as it travels, with what it adds to the stake, in centavos. */
export function stepBody({ id, steps }: Round, step: object, stake = 0n): StepBody {
  const body = { round_id: id, step_number: steps + 1, step }
  return stake > 0n ? { ...body, stake: formatCentavos(stake) } : body
}
