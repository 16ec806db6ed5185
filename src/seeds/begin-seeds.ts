import type { Refusal } from '../../contract/envelope.ts'
import { rotateSeeds } from '../../contract/games/seeds.ts'
import type { AppContext } from '../app/app-context.ts'
import { newClientSeed } from './new-client-seed.ts'

/** `broken`: the server began with another seed than the one whose hash it had shown. */
export type Begun =
  | { readonly status: 'begun' }
  | { readonly status: 'no-answer' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'broken' }

interface First {
  readonly memberId: string
  readonly mode: 'real' | 'demo'
  /** The hash that the server published before it saw any client seed. */
  readonly seedHash: string
}

/**
 * Makes the member's first client seed on this device and starts the published pair with it. Another device that was faster
 * began one too: that is as good.
 */
export async function beginSeeds(
  { api, sync, newKey }: Pick<AppContext, 'api' | 'sync' | 'newKey'>,
  { memberId, mode, seedHash }: First,
): Promise<Begun> {
  const body = { mode, seed_hash: seedHash, client_seed: newClientSeed() }
  const result = await api.call(rotateSeeds, { body, member: memberId, key: newKey() })
  if (result.kind === 'answer') {
    void sync.pull('seeds', { part: mode, force: true })
    return { status: result.reply.data.seed_hash === seedHash ? 'begun' : 'broken' }
  }
  if (result.kind !== 'refused') return { status: 'no-answer' }
  const { refusal } = result
  return refusal.error === 'seed_outdated' ? { status: 'begun' } : { status: 'refused', refusal }
}
