import { createHash } from 'node:crypto'
import type { SaltSource } from '../../../../contract/games/salt-source.ts'
import { beacons, pulseAfter } from '../../../../games/fairness/beacons.ts'
import type { Deps } from '../../../deps.ts'
import { anchorChain, type ChainRow, findChain, newestChain, saltChain } from './chain-store.ts'

/** A chain that this server can open. `seeds[n]` is the seed of its round n; `seeds[0]` is the anchor. */
export interface Chain {
  readonly id: string
  readonly anchor: string
  readonly salt: string
  /** `undefined` of chains from before their salt was a beacon's. */
  readonly saltedBy: SaltSource | undefined
  readonly length: number
  readonly seeds: readonly string[]
}

interface NextDraw {
  readonly chain: Chain
  readonly nonce: number
}

export interface Chains {
  /** `undefined` for a chain whose seed this server's secret does not open, or that is not salted yet. */
  readonly open: (id: string) => Promise<Chain | undefined>
  /**
   * Where the round after that one is drawn from: the next seed of its chain; the first of a new one where there was none, it is
   * used up, cannot be opened or is salted by no beacon. A new chain is anchored first and salted by a value that is published
   * later: until then `undefined`, and it is asked for again.
   */
  readonly next: (gameId: string, last: Drawn | undefined) => Promise<NextDraw | undefined>
}

/** Where a round was drawn from. */
interface Drawn {
  readonly chain_id: string
  readonly nonce: number
}

type ChainDeps = Pick<Deps, 'db' | 'secrets' | 'random' | 'ids' | 'clock' | 'log' | 'beacon'>

/** About four days of rounds; made in some thirty milliseconds. */
export const chainLength = 20_000

const contextOf = (gameId: string, id: string) => `shared_chain:${gameId}:${id}:last_seed`

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex')

/** Caches the opened chains: a cash-out or a result needs the seed at once. */
export function createChains(deps: ChainDeps): Chains {
  const { db, secrets, log } = deps
  const opened = new Map<string, Chain>()
  const openRow = (row: ChainRow): Chain | undefined => {
    const { id, game_id, anchor, salt, length } = row
    if (salt === null) return undefined
    const lastSeed = tryOpen(() => secrets.decrypt(row.last_seed_sealed, contextOf(game_id, id)))
    const seeds = lastSeed === undefined ? [] : seedsOf(lastSeed, length)
    if (seeds[0] !== anchor) {
      log.error({ chain: id }, 'the chain of a shared table cannot be opened')
      return undefined
    }
    const chain = { id, anchor, salt, saltedBy: saltedBy(row), length, seeds }
    opened.set(id, chain)
    return chain
  }
  const open: Chains['open'] = async id => {
    const known = opened.get(id)
    if (known !== undefined) return known
    const row = await findChain(db, id)
    return row && openRow(row)
  }
  const next: Chains['next'] = async (gameId, last) => {
    const chain = last && (await open(last.chain_id))
    if (last !== undefined && chain?.saltedBy !== undefined && last.nonce < chain.length)
      return { chain, nonce: last.nonce + 1 }
    const begun = await nextSalted(deps, gameId, last?.chain_id)
    const first = begun && openRow(begun)
    return first && { chain: first, nonce: 1 }
  }
  return { open, next }
}

/** The table's chain after that one, anchored now where there is none; `undefined` while its salt is not published. */
async function nextSalted(
  deps: ChainDeps,
  gameId: string,
  after: string | undefined,
): Promise<ChainRow | undefined> {
  const { db, secrets } = deps
  const waiting = await newestChain(db, gameId)
  const isNext = waiting !== undefined && waiting.id !== after && waiting.beacon !== null
  // One that cannot be opened is salted all the same, so that another may be anchored.
  const isLost =
    isNext &&
    waiting.salt !== null &&
    tryOpen(() => secrets.decrypt(waiting.last_seed_sealed, contextOf(gameId, waiting.id))) === undefined
  if (!isNext || isLost) await anchor(deps, gameId)
  const row = isNext && !isLost ? waiting : await newestChain(db, gameId)
  if (row === undefined || row.salt !== null || row.beacon_round === null) return row
  const pulse = await deps.beacon.pulse(row.beacon_round)
  if (pulse === undefined) {
    reportLate(deps, row)
    return undefined
  }
  await saltChain(db, row.id, pulse)
  return findChain(db, row.id)
}

/** Fixes the seeds of a chain and the round of the beacon that will salt it, before its value exists. */
async function anchor({ db, secrets, random, ids, clock, beacon }: ChainDeps, gameId: string): Promise<void> {
  const id = ids()
  const lastSeed = random(32).toString('hex')
  const [first = ''] = seedsOf(lastSeed, chainLength)
  const now = clock.now()
  await anchorChain(db, {
    id,
    game_id: gameId,
    anchor: first,
    length: chainLength,
    last_seed_sealed: secrets.encrypt(lastSeed, contextOf(gameId, id)),
    beacon: beacon.name,
    beacon_round: pulseAfter(beacons[beacon.name], now.getTime()),
    created_at: now,
  })
}

/** A value that is late by so much keeps a table closed: an operator should hear of it. */
const lateMs = 30_000

function reportLate(
  { clock, log }: ChainDeps,
  { game_id, beacon, beacon_round, created_at }: ChainRow,
): void {
  if (clock.now().getTime() - created_at.getTime() < lateMs) return
  log.warn(
    { table: game_id, beacon, round: beacon_round },
    'the beacon has not answered: a table waits for its salt',
  )
}

function saltedBy({ beacon, beacon_round: round, beacon_signature: signature, created_at }: ChainRow) {
  if (beacon === null || round === null || signature === null) return undefined
  return { beacon, round, signature, anchored_at: created_at.toISOString() }
}

function seedsOf(lastSeed: string, length: number): readonly string[] {
  const backwards = [lastSeed]
  let seed = lastSeed
  while (backwards.length <= length) {
    seed = hashOf(seed)
    backwards.push(seed)
  }
  return backwards.reverse()
}

/** A seed sealed by another secret looks like a damaged one: both are lost, `undefined`. */
function tryOpen(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
