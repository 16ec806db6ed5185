import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { createKeyedQueue } from '../../../platform/workers/keyed-queue.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'
import { toRefused } from './answers.ts'
import { findLaunchable } from './find-playable.ts'
import { type LaunchRow, takeLaunch } from './launch-store.ts'
import { hashLaunchToken } from './launch-token.ts'
import { currencyOf, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'
import { ensurePlayMoney } from './play-money.ts'
import { prepareBet, refuseWin } from './prepare-bet.ts'
import { retryIdempotent } from './retry-idempotent.ts'
import { publicSeeds } from './rotate.ts'
import { createSeedPairCache } from './seed-pair-cache.ts'
import { openServerSeed } from './seeds.ts'
import { takeDraw } from './take-draw.ts'

export {
  currencyOf,
  ensurePlayMoney,
  findLaunchable,
  openServerSeed,
  prepareBet,
  publicSeeds,
  refuseMode,
  refuseWin,
  retryIdempotent as once,
  takeDraw,
  toRefused,
}

/** Members whose running seeds this process keeps at hand. */
const mostPairs = 20_000

/** What rounds of our own games are played with: the catalogue, prepared pairs of seeds, and a queue a member. */
export function createPlay(deps: Deps, catalogue: Catalogue): PlayDeps {
  return { ...deps, catalogue, pairs: createSeedPairCache(mostPairs), lanes: createKeyedQueue() }
}

export type UsedLaunch = LaunchRow & { readonly used_at: Date }

/**
 * For the provider protocol: whom a launch token was given to, and when it was first used, so that an answer lost on the
 * way is asked for again and stays the same. `launch_expired`: a minute old, or never given.
 */
export async function redeemToken(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  token: string,
): Promise<UsedLaunch | Refused> {
  const taken = await takeLaunch(db, hashLaunchToken(secrets, token), clock.now())
  return taken === undefined || taken.expires_at <= clock.now() ? refuse('launch_expired') : taken
}
