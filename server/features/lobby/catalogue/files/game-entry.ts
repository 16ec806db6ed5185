import * as z from 'zod/mini'
import { amount } from '../../../../../contract/centavos.ts'
import { gameTypes } from '../../../../../contract/lobby/games.ts'
import { licences } from '../../../../../contract/regime.ts'
import { identifierField, lineField } from '../../../../../contract/text-fields.ts'

/*
 * One provider and one game as a catalogue file says them. Amounts are decimals of BRL, shares are percent with up to four
 * decimals (96.5), days YYYY-MM-DD, lists arrays. An unknown field is a mistake: a misspelt one must not be lost.
 */

const slug = (longest: number) =>
  identifierField().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/), z.maxLength(longest))
const name = lineField().check(z.minLength(1), z.maxLength(80))
const ownPath = z.string().check(z.regex(/^\/(?!\/)[A-Za-z0-9/_.-]*$/), z.maxLength(200))

/** 96.5 → 965,000 parts per million. */
const percent = z.pipe(
  z.union([z.number(), z.string()]).check(z.refine(raw => /^\d{1,3}(\.\d{1,4})?$/.test(String(raw)))),
  z.transform((raw: string | number) => Math.round(Number(raw) * 10_000)),
)

/** 64880.65 → hundredths. */
const multiple = z.pipe(
  z
    .union([z.number(), z.string()])
    .check(z.refine(raw => /^\d{1,7}(\.\d{1,2})?$/.test(String(raw)) && Number(raw) >= 1)),
  z.transform((raw: string | number) => Math.round(Number(raw) * 100)),
)

const day = identifierField().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine(text => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true),
)

export const providerEntry = z.strictObject({
  api_code: slug(32),
  name,
  logo: z.optional(z.nullable(ownPath)),
  enabled: z.optional(z.boolean()),
})
export type ProviderEntry = z.output<typeof providerEntry>

export const gameEntry = z
  .strictObject({
    id: slug(64),
    api_code: slug(32),
    names: z.strictObject({
      pt: name,
      en: z.optional(name),
      zh_cn: z.optional(name),
      vi: z.optional(name),
      id: z.optional(name),
      ms: z.optional(name),
      th: z.optional(name),
      tr: z.optional(name),
    }),
    game_type: z.enum(gameTypes),
    tags: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))).check(z.maxLength(16))),
    rtp: percent.check(z.minimum(850_000), z.maximum(999_999)),
    /** The operator's edge under best play; without it, what the return leaves. */
    edge: z.optional(percent.check(z.maximum(1_000_000))),
    volatility: z.enum(['low', 'medium', 'high']),
    min_bet: amount,
    max_bet: amount,
    /** Most that a round may win; absent or null: the operator's own bound. */
    max_win: z.optional(z.nullable(amount.check(z.refine(most => most > 0n)))),
    /** The largest payout of any bet, in stakes (`5000` or `64880.65`); of our own games the engine says it. */
    top_multiple: z.optional(z.nullable(multiple)),
    demo: z.boolean(),
    launch: z.enum(['frame', 'original']),
    engine: z.optional(z.nullable(z.string())),
    theme: z.optional(z.nullable(z.string())),
    frame_url: z.optional(z.nullable(z.string().check(z.url(), z.maxLength(400)))),
    art: ownPath,
    certified_for: z.optional(z.array(z.enum(licences))),
    popularity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    released_at: day,
    enabled: z.optional(z.boolean()),
  })
  .check(
    z.refine(game => game.launch === 'original' || (game.frame_url ?? '') !== '', { path: ['frame_url'] }),
  )
export type GameEntry = z.output<typeof gameEntry>
