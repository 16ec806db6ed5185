import type { Deps } from '../../../server/deps.ts'
import { acceptClientSeed, publishNext, runningPair } from '../../../server/features/games/rounds/seeds.ts'
import type { Currency } from '../../../server/platform/database/tables.ts'

/** The member's running pair, opened: a test holds the server's keys. Begins one where none runs. */
export async function pairOf(deps: Deps, memberId: string, currency: Currency = 'BRL') {
  const running = await runningPair(deps, deps.db, memberId, currency)
  if (running !== undefined) return running
  const seedHash = await publishNext(deps, deps.db, memberId, currency)
  const accepted = { memberId, currency, seedHash, clientSeed: 'sorte' }
  const begun = await acceptClientSeed(deps, deps.db, accepted)
  if (begun === undefined) throw new Error('The pair was begun elsewhere')
  return begun
}

/** A change of seeds as the member's device asks for it, under the hash that is published. */
export async function rotationOf(deps: Deps, memberId: string) {
  const seed_hash = await publishNext(deps, deps.db, memberId, 'BRL')
  return { mode: 'real', seed_hash, client_seed: 'arara' }
}
