import * as z from 'zod/mini'

const centavos = z.int().check(z.minimum(0))

/** A match of the real world as a vector tells it: the slip is settled by its score. */
const realMatch = z.strictObject({
  id: z.string(),
  home: z.string(),
  away: z.string(),
  status: z.enum(['open', 'finished', 'void']),
  score: z.nullable(z.strictObject({ home: z.int(), away: z.int() })),
})

/** One round with all its seeds, from the draw to the payout. */
export const vector = z.strictObject({
  name: z.string(),
  game: z.string(),
  /** Absent where nothing is drawn. */
  server_seed: z.optional(z.string()),
  seed_hash: z.optional(z.string()),
  client_seed: z.optional(z.string()),
  nonce: z.optional(z.int()),
  /** Of a link of a chain: what `nonce` hashes of it lead to. */
  anchor: z.optional(z.string()),
  /** Of a slip on virtual football. */
  matchday: z.optional(z.int()),
  /** Of a slip on real matches. */
  matches: z.optional(z.array(realMatch)),
  bet: z.record(z.string(), z.unknown()),
  steps: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** The player left, and the round was closed by its rules. */
  closed: z.optional(z.literal(true)),
  /** Of crash: taken out by hand at so many hundredths. */
  cash_out: z.optional(z.int()),
  /** Every word of 32 bits that was used, thrown away ones included. */
  words: z.array(z.int()),
  outcome: z.record(z.string(), z.unknown()),
  view: z.unknown(),
  stake_centavos: centavos,
  payout_centavos: centavos,
})
export type Vector = z.output<typeof vector>

export const vectorFile = z.strictObject({
  engine: z.string(),
  version: z.int(),
  explained_in: z.string(),
  vectors: z.array(vector),
})
export type VectorFile = z.output<typeof vectorFile>
