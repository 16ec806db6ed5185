import type * as z from 'zod/mini'
import { rotateSeeds, type seeds } from '../../../contract/games.ts'
import { isClientSeed } from '../../../games/fairness/floats.ts'
import type { MemberCaller } from '../../http/caller.ts'
import { Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { currencyOf, type Mode, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'
import { isSeedInUse, revealSeed } from './seed-store.ts'
import { ensurePair, type Pair, startPair } from './seeds.ts'

type Running = z.output<typeof seeds.reply>
type Rotated = z.output<typeof rotateSeeds.reply>

interface Call {
  readonly caller: MemberCaller
  readonly key: string
  readonly body: z.output<typeof rotateSeeds.body>
}

/** The running pair: only the hash of its server seed, and the member's part. */
export async function readSeeds(
  deps: PlayDeps,
  caller: MemberCaller,
  mode: Mode,
): Promise<Running | Refused> {
  const refused = refuseMode(mode, caller)
  if (refused !== undefined) return refused
  return { data: publicPart(await ensurePair(deps, deps.db, caller.memberId, currencyOf(mode))) }
}

/** Reveals the running server seed and starts a new pair beside the member's new client seed. */
export async function rotate(deps: PlayDeps, { caller, key, body }: Call): Promise<Rotated | Refused> {
  const { memberId } = caller
  const currency = currencyOf(body.mode)
  const refused = isClientSeed(body.client_seed)
    ? refuseMode(body.mode, caller)
    : refuseFields({ client_seed: ['invalid'] })
  const rotated = await runOnce(deps, { endpoint: rotateSeeds, memberId, key, body }, async tx => {
    if (refused !== undefined) return refused
    const ended = await ensurePair(deps, tx, memberId, currency)
    if (await isSeedInUse(tx, memberId, ended.id)) return refuse('seed_in_use')
    await revealSeed(tx, memberId, ended.id, deps.clock.now())
    await startPair(deps, tx, memberId, currency, body.client_seed)
    const begun = await ensurePair(deps, tx, memberId, currency)
    await deps.wallet.announce(tx, { memberId, topic: 'rounds', payload: {} })
    // Rewards of wheels that were drawn from it tell the seed from here on (migration 118).
    if (currency === 'BRL') await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
    return { data: { revealed: revealed(ended), ...publicPart(begun) } }
  })
  if (!(rotated instanceof Refused)) deps.pairs.drop(memberId, currency)
  return rotated
}

function publicPart({ seedHash, clientSeed, nextNonce }: Pair): Running['data'] {
  return { seed_hash: seedHash, client_seed: clientSeed, next_nonce: nextNonce }
}

function revealed({ serverSeed, seedHash, clientSeed, nextNonce }: Pair): Rotated['data']['revealed'] {
  return {
    server_seed: serverSeed,
    seed_hash: seedHash,
    client_seed: clientSeed,
    rounds: nextNonce - 1,
  }
}
