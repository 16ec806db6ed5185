import type { RoundFile } from '../../contract/games/round-file.ts'
import type { RoundCheck } from '../../src/features/games/fairness/verification.ts'
import { isWholeCheckRight, verifyRound } from '../../src/features/games/fairness/verify-round.ts'

/** What a round came to when it was played again. `failed` names the steps that do not agree. */
export interface CheckedRound {
  readonly id: string
  readonly game: string
  readonly result: 'right' | 'failed' | 'sealed' | 'open' | 'not-drawn' | 'unknown-game'
  readonly steps: readonly string[]
}

/** Plays every round of a file again, with the rules the server drew it with; needs no network. */
export async function checkRounds({ rounds }: RoundFile): Promise<readonly CheckedRound[]> {
  const checked: CheckedRound[] = []
  for (const { round, engine } of rounds) {
    const verification = await verifyRound(round, engine)
    const isRight = verification.kind === 'checked' && isWholeCheckRight(verification.check)
    const result = verification.kind !== 'checked' ? verification.kind : isRight ? 'right' : 'failed'
    const steps = verification.kind === 'checked' ? failedSteps(verification.check) : []
    checked.push({ id: round.id, game: round.game_id, result, steps })
  }
  return checked
}

function failedSteps(check: RoundCheck): readonly string[] {
  return [
    ...(check.isHashRight ? [] : ['the fingerprint of the seed']),
    ...(check.isAnchorRight === false ? ['the chain of the table'] : []),
    ...(check.isSaltRight === false ? ['the salt of the chain'] : []),
    ...(check.isOutcomeRight ? [] : ['the outcome']),
    ...(check.isPayoutRight ? [] : ['the payout']),
  ]
}
