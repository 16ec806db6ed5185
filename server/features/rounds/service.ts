import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { createLanes } from './lanes.ts'
import { type LaunchRow, takeLaunch } from './launch-store.ts'
import { hashLaunchToken } from './launch-token.ts'
import { createPairCache } from './pair-cache.ts'
import type { PlayDeps } from './play-deps.ts'
import { ensurePair, openServerSeed } from './seeds.ts'
import { takeDraw } from './take-draw.ts'

export { ensurePair, openServerSeed, takeDraw }

/** Members whose running seeds this process keeps at hand. */
const mostPairs = 20_000

export function createPlay(deps: Deps, catalogue: Catalogue): PlayDeps {
  return { ...deps, catalogue, pairs: createPairCache(mostPairs), lanes: createLanes() }
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
