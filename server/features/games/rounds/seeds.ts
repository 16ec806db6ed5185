import { isClientSeed } from '../../../../games/fairness/floats.ts'
import { seedHash } from '../../../../games/fairness/seed-hash.ts'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { insertNextSeed, moveNextSeed, nextSeedHash, runningSeed, type SeedRow } from './seed-store.ts'
import type { Executor, GameAnswer } from './store.ts'

/** A running pair, opened: what the next round is drawn from. Never leaves the server. */
export interface Pair {
  readonly id: string
  readonly serverSeed: string
  readonly seedHash: string
  readonly clientSeed: string
  readonly nextNonce: number
}

interface RunningPair extends Pair {
  /** Its hash was published before the client seed was accepted; not so of pairs from before migration 260. */
  readonly wasPublished: boolean
}

type SeedDeps = Pick<Deps, 'ids' | 'random' | 'secrets' | 'clock'>

/** Bound to its row: a seed cannot be moved to another member or pair. */
export function openServerSeed(secrets: Secrets, memberId: string, seedId: string, sealed: Buffer): string {
  return secrets.decrypt(sealed, contextOf(memberId, seedId))
}

const contextOf = (memberId: string, seedId: string) => `game_seed:${memberId}:${seedId}:server_seed`

/** The member's running pair of that kind of money; `undefined` until their first client seed was accepted. */
export async function runningPair(
  { secrets }: Pick<SeedDeps, 'secrets'>,
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<RunningPair | undefined> {
  const known = await runningSeed(on, memberId, currency)
  return known && toPair(secrets, known)
}

/** The hash of the server seed that the member's next pair begins with; the first call draws it, before any client seed is known. */
export async function publishNext(
  { ids, random, secrets, clock }: SeedDeps,
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<string> {
  const known = await nextSeedHash(on, memberId, currency)
  if (known !== undefined) return known
  const id = ids()
  const serverSeed = random(32).toString('hex')
  const row = {
    member_id: memberId,
    id,
    currency,
    server_seed_sealed: secrets.encrypt(serverSeed, contextOf(memberId, id)),
    seed_hash: await seedHash(serverSeed),
  }
  await insertNextSeed(on, row, clock.now())
  const published = await nextSeedHash(on, memberId, currency)
  if (published === undefined) throw new Error('A server seed could not be published')
  return published
}

interface Accepted {
  readonly memberId: string
  readonly currency: Currency
  /** The published hash that the member was shown. */
  readonly seedHash: string
  readonly clientSeed: string
}

/**
 * Starts the pair whose hash was published beside the member's client seed. Draws nothing: what the server chose, it chose
 * before. `undefined`: the member was shown another hash.
 */
export async function acceptClientSeed(
  deps: SeedDeps,
  on: Executor,
  { memberId, currency, seedHash, clientSeed }: Accepted,
): Promise<RunningPair | undefined> {
  if (!isClientSeed(clientSeed)) throw new Error('Not a client seed')
  const at = deps.clock.now()
  const isMoved = await moveNextSeed(on, { memberId, currency, seedHash, clientSeed, at })
  return isMoved ? runningPair(deps, on, memberId, currency) : undefined
}

function toPair(secrets: Secrets, row: SeedRow): RunningPair {
  return {
    id: row.id,
    serverSeed: openServerSeed(secrets, row.member_id, row.id, row.server_seed_sealed),
    seedHash: row.seed_hash,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
    wasPublished: row.published_at !== null,
  }
}

/** The pair that a round should have been drawn from, from the database's answer. */
export function pairOfAnswer(secrets: Secrets, memberId: string, answer: GameAnswer): Pair {
  const { seed_id: id, server_seed_sealed: sealed, seed_hash, client_seed, nonce } = answer
  if (id === null || sealed === null || seed_hash === null || client_seed === null || nonce === null) {
    throw new Error('The seed moved, but not to where')
  }
  const serverSeed = openServerSeed(secrets, memberId, id, sealed)
  return { id, serverSeed, seedHash: seed_hash, clientSeed: client_seed, nextNonce: nonce }
}
