import * as z from 'zod/mini'
import { askServer, type Member } from './server.ts'

const seedsReply = z.object({ data: z.object({ next_seed_hash: z.string() }) })

/** The member's seeds for rounds that a test plays past the browser: the published pair, beside a client seed. */
export async function beginSeeds(
  { token }: Pick<Member, 'token'>,
  { mode = 'real', clientSeed = 'sorte' } = {},
): Promise<void> {
  const { data } = await askServer('/api/game/seeds', seedsReply, { token, body: { mode } })
  const body = { mode, seed_hash: data.next_seed_hash, client_seed: clientSeed }
  await askServer('/api/game/seeds/rotate', z.unknown(), { token, body })
}
