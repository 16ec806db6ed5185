import type { Round } from '../../../../contract/lobby/games.ts'
import { isSaltOf } from '../../../../games/fairness/verify-salt.ts'

/** `undefined`: the chain is from before salts were values of a public beacon. */
export async function checkSalt({ client_seed, shared }: Round): Promise<boolean | undefined> {
  const source = shared?.salted_by
  return source && isSaltOf(client_seed, source, Date.parse(source.anchored_at))
}
