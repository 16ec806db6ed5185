import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type Pair, runningPair } from './seeds.ts'

/**
 * For draws that are no rounds (the wheels): takes the next number of the member's running pair of real money, so that
 * one seed covers everything that is drawn for them. Under the lock of the member's wallet; rounds notice that the number moved.
 * Refuses seed_missing.
 */
export async function takeDraw(deps: Deps, tx: Tx, memberId: string): Promise<Pair | Refused> {
  const pair = await runningPair(deps, tx, memberId, 'BRL')
  if (pair === undefined) return refuse('seed_missing')
  await sql`UPDATE game_seed SET next_nonce = next_nonce + 1
    WHERE member_id = ${memberId} AND id = ${pair.id}`.execute(tx)
  return pair
}
