import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { type ChainRow, findChain, insertChain } from './chain-store.ts'

/** A chain that this server can open. `seeds[n]` is the seed of its round n; `seeds[0]` is the anchor. */
export interface Chain {
  readonly id: string
  readonly anchor: string
  readonly salt: string
  readonly length: number
  readonly seeds: readonly string[]
}

export interface Chains {
  /** `undefined` for a chain whose seed this server's secret does not open. */
  readonly open: (id: string) => Promise<Chain | undefined>
  /**
   * Where the round after that one is drawn from: the next seed of its chain; the first of a new one, written down before anything is
   * drawn from it, where there was none, it is used up or cannot be opened.
   */
  readonly next: (
    gameId: string,
    last: Drawn | undefined,
  ) => Promise<{ readonly chain: Chain; readonly nonce: number }>
}

/** Where a round was drawn from. */
interface Drawn {
  readonly chain_id: string
  readonly nonce: number
}

type ChainDeps = Pick<Deps, 'db' | 'secrets' | 'random' | 'ids' | 'clock' | 'log'>

/** About four days of rounds; made in some thirty milliseconds. */
export const chainLength = 20_000

const contextOf = (gameId: string, id: string) => `shared_chain:${gameId}:${id}:last_seed`

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex')

/** Keeps the chains that were opened: whoever takes a bet out or tells a result needs the seed at once. */
export function createChains({ db, secrets, random, ids, clock, log }: ChainDeps): Chains {
  const opened = new Map<string, Chain>()
  const keep = (row: Omit<ChainRow, 'last_seed_sealed'>, lastSeed: string): Chain | undefined => {
    const seeds = seedsOf(lastSeed, row.length)
    if (seeds[0] !== row.anchor) return undefined
    const chain = { id: row.id, anchor: row.anchor, salt: row.salt, length: row.length, seeds }
    opened.set(row.id, chain)
    return chain
  }
  const open = async (id: string) => {
    const known = opened.get(id)
    if (known !== undefined) return known
    const row = await findChain(db, id)
    if (row === undefined) return undefined
    const lastSeed = tryOpen(() => secrets.decrypt(row.last_seed_sealed, contextOf(row.game_id, id)))
    const chain = lastSeed === undefined ? undefined : keep(row, lastSeed)
    if (chain === undefined) log.error({ chain: id }, 'the chain of a shared table cannot be opened')
    return chain
  }
  const make = async (gameId: string): Promise<Chain> => {
    const id = ids()
    const lastSeed = random(32).toString('hex')
    const [anchor = ''] = seedsOf(lastSeed, chainLength)
    const row = { id, game_id: gameId, anchor, salt: random(16).toString('hex'), length: chainLength }
    const sealed = secrets.encrypt(lastSeed, contextOf(gameId, id))
    await insertChain(db, { ...row, last_seed_sealed: sealed }, clock.now())
    const chain = keep(row, lastSeed)
    if (chain === undefined) throw new Error('A chain that was just made does not lead to its anchor')
    return chain
  }
  const next: Chains['next'] = async (gameId, last) => {
    const chain = last && (await open(last.chain_id))
    if (last !== undefined && chain !== undefined && last.nonce < chain.length)
      return { chain, nonce: last.nonce + 1 }
    return { chain: await make(gameId), nonce: 1 }
  }
  return { open, next }
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

/** What another secret sealed cannot be told from what was damaged: both are lost. */
function tryOpen(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
