import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { line, sealedMember } from '../fields.ts'

/** The seeds that a member's rounds are drawn from. */
export const seedState = {
  /** Of the running pair; while `client_seed` is null, of the pair that the first client seed starts. */
  seed_hash: z.string(),
  /** Null until the member's first client seed was accepted: no round is drawn before that. */
  client_seed: z.nullable(z.string()),
  next_nonce: z.number(),
  /** The hash was published before the client seed was accepted; false of pairs from before that was so. */
  published_first: z.boolean(),
  /** Of the server seed that the next pair begins with: its seed is fixed, whatever client seed is sent. */
  next_seed_hash: z.string(),
}

/** The running seed pair of a mode, its server seed as a hash alone, and the hash of the next one. */
export const seeds = defineEndpoint('POST /api/game/seeds', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({ mode: z.enum(['real', 'demo']), member_id: sealedMember }),
  reply: z.object({ data: z.object(seedState) }),
})

/**
 * Starts the pair of `seed_hash`, the published `next_seed_hash` that the member was shown, beside their client seed, and
 * reveals the server seed that ran until now; the first call has none to reveal. Refused `seed_outdated` when another hash
 * is published by now, `seed_in_use` while a round of the running seed is open.
 */
export const rotateSeeds = defineEndpoint('POST /api/game/seeds/rotate', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    mode: z.enum(['real', 'demo']),
    seed_hash: line(64, 64),
    client_seed: line(1, 64),
  }),
  reply: z.object({
    data: z.object({
      revealed: z.nullable(
        z.object({
          server_seed: z.string(),
          seed_hash: z.string(),
          client_seed: z.string(),
          rounds: z.number(),
        }),
      ),
      ...seedState,
    }),
  }),
})
