import type * as z from 'zod/mini'
import { rotateSeeds, type seeds } from '../../../../contract/games/seeds.ts'
import { isClientSeed } from '../../../../games/fairness/floats.ts'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { currencyOf, type Mode, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'
import { isSeedInUse, revealSeed } from './seed-store.ts'
import { acceptClientSeed, type Pair, publishNext, runningPair } from './seeds.ts'
import type { Executor } from './store.ts'

type Running = z.output<typeof seeds.reply>
type Rotated = z.output<typeof rotateSeeds.reply>

interface Call {
  readonly caller: MemberCaller
  readonly key: string
  readonly body: z.output<typeof rotateSeeds.body>
}

/** The running pair, its server seed only as a hash, and the hash that the next pair begins with. */
export async function readSeeds(
  deps: PlayDeps,
  caller: MemberCaller,
  mode: Mode,
): Promise<Running | Refused> {
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  return { data: await publicSeeds(deps, deps.db, caller.memberId, currencyOf(mode)) }
}

/**
 * Starts the pair whose hash was published beside the member's new client seed, publishes the next hash, and reveals the
 * server seed that ran until now; the first call reveals nothing. Refuses seed_outdated, seed_in_use.
 */
export async function rotate(deps: PlayDeps, { caller, key, body }: Call): Promise<Rotated | Refused> {
  const { memberId } = caller
  const currency = currencyOf(body.mode)
  const refused = isClientSeed(body.client_seed)
    ? refuseMode(body.mode, caller)
    : refuseFields({ client_seed: ['invalid'] })
  const rotated = await runOnce(deps, { endpoint: rotateSeeds, memberId, key, body }, async tx => {
    if (refused !== undefined) return refused
    const ended = await runningPair(deps, tx, memberId, currency)
    if (ended !== undefined && (await isSeedInUse(tx, memberId, ended.id))) return refuse('seed_in_use')
    if (ended !== undefined) await revealSeed(tx, memberId, ended.id, deps.clock.now())
    const accepted = { memberId, currency, seedHash: body.seed_hash, clientSeed: body.client_seed }
    const begun = await acceptClientSeed(deps, tx, accepted)
    if (begun === undefined) return refuse('seed_outdated')
    const next = await publicSeeds(deps, tx, memberId, currency)
    await deps.wallet.announce(tx, { memberId, topic: 'rounds', payload: {} })
    // Rewards of wheels that were drawn from it tell the seed from here on (migration 118).
    if (currency === 'BRL') await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
    return { data: { revealed: ended === undefined ? null : revealed(ended), ...next } }
  })
  if (!(rotated instanceof Refused)) deps.pairs.drop(memberId, currency)
  return rotated
}

/** What a member may know of their seeds. Without a client seed of theirs the hash is that of the next pair. */
export async function publicSeeds(
  deps: Pick<Deps, 'ids' | 'random' | 'secrets' | 'clock'>,
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<Running['data']> {
  const running = await runningPair(deps, on, memberId, currency)
  const next = await publishNext(deps, on, memberId, currency)
  return {
    seed_hash: running?.seedHash ?? next,
    client_seed: running?.clientSeed ?? null,
    next_nonce: running?.nextNonce ?? 1,
    published_first: running?.wasPublished ?? true,
    next_seed_hash: next,
  }
}

function revealed({ serverSeed, seedHash, clientSeed, nextNonce }: Pair) {
  return {
    server_seed: serverSeed,
    seed_hash: seedHash,
    client_seed: clientSeed,
    rounds: nextNonce - 1,
  }
}
