import { isClientSeed } from '../../../games/fairness/floats.ts'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import type { Deps } from '../../deps.ts'
import type { Secrets } from '../../secrets.ts'
import type { Currency } from '../../wallet/tables.ts'
import { insertSeed, runningSeed, type SeedRow } from './seed-store.ts'
import type { Executor, GameAnswer } from './store.ts'

/** A running pair, opened: what the next round is drawn from. Never leaves the server. */
export interface Pair {
  readonly id: string
  readonly serverSeed: string
  readonly seedHash: string
  readonly clientSeed: string
  readonly nextNonce: number
}

type SeedDeps = Pick<Deps, 'ids' | 'random' | 'secrets' | 'clock'>

/** Bound to its row: a seed cannot be moved to another member or pair. */
export function openServerSeed(secrets: Secrets, memberId: string, seedId: string, sealed: Buffer): string {
  return secrets.decrypt(sealed, contextOf(memberId, seedId))
}

const contextOf = (memberId: string, seedId: string) => `game_seed:${memberId}:${seedId}:server_seed`

/** The member's running pair of that kind of money; the first call makes one. */
export async function ensurePair(
  deps: SeedDeps,
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<Pair> {
  const known = await runningSeed(on, memberId, currency)
  if (known !== undefined) return toPair(deps.secrets, known)
  await startPair(deps, on, memberId, currency, deps.random(8).toString('hex'))
  const made = await runningSeed(on, memberId, currency)
  if (made === undefined) throw new Error('A pair of seeds could not be made')
  return toPair(deps.secrets, made)
}

/** A new server seed beside that client seed, unless a pair runs already. */
export async function startPair(
  { ids, random, secrets, clock }: SeedDeps,
  on: Executor,
  memberId: string,
  currency: Currency,
  clientSeed: string,
): Promise<void> {
  if (!isClientSeed(clientSeed)) throw new Error('Not a client seed')
  const id = ids()
  const serverSeed = random(32).toString('hex')
  const row = {
    member_id: memberId,
    id,
    currency,
    server_seed_sealed: secrets.encrypt(serverSeed, contextOf(memberId, id)),
    seed_hash: await seedHash(serverSeed),
    client_seed: clientSeed,
  }
  await insertSeed(on, row, clock.now())
}

function toPair(secrets: Secrets, row: SeedRow): Pair {
  return {
    id: row.id,
    serverSeed: openServerSeed(secrets, row.member_id, row.id, row.server_seed_sealed),
    seedHash: row.seed_hash,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
  }
}

/** The pair that a round should have been drawn from, as the database told it. */
export function pairOfAnswer(secrets: Secrets, memberId: string, answer: GameAnswer): Pair {
  const { seed_id: id, server_seed_sealed: sealed, seed_hash, client_seed, nonce } = answer
  if (id === null || sealed === null || seed_hash === null || client_seed === null || nonce === null) {
    throw new Error('The seed moved, but not to where')
  }
  const serverSeed = openServerSeed(secrets, memberId, id, sealed)
  return { id, serverSeed, seedHash: seed_hash, clientSeed: client_seed, nextNonce: nonce }
}
