import type * as z from 'zod/mini'
import type { MarketId } from './football/markets.ts'

/** A match of the real world as a vector tells it: the slip is settled by its score. */
export interface RealMatch {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly status: 'open' | 'finished' | 'void'
  readonly score: { readonly home: number; readonly away: number } | null
}

/** What a played round came to, for a search for a certain one. */
export interface Seen<View> {
  readonly view: View
  readonly words: readonly number[]
  readonly outcome: Readonly<Record<string, unknown>>
  readonly stake: bigint
  readonly payout: bigint
}

/** A selection of a slip on virtual football, by the place of its match on the day. */
export interface Selection {
  readonly place: number
  readonly market: MarketId
  readonly pick: string
}

/** How a vector is made: the first round from `from` on that is wanted. */
export interface Recipe<View = unknown> {
  /** A sentence about what the vector shows; one name, one vector. */
  readonly name: string
  readonly game: string
  readonly bet: object
  /** Steps in their order, or the next one by what is seen. All have to be accepted; what is left when the round ends is not taken. */
  readonly steps?: readonly object[] | ((view: View) => object | undefined)
  readonly closed?: true
  readonly cashOut?: number
  readonly matchday?: number
  readonly selections?: readonly Selection[]
  readonly matches?: readonly RealMatch[]
  readonly isWanted?: (seen: Seen<View>) => boolean
  /** First nonce that is tried: near the found one where the search is long. */
  readonly from?: number
  readonly clientSeed?: string
}

/** Recipes whose views are typed by the schema of their engine. */
export function recipesOf<View>(
  schema: z.ZodMiniType<View>,
  recipes: readonly Recipe<View>[],
): readonly Recipe[] {
  return recipes.map(({ steps, isWanted, ...recipe }) => ({
    ...recipe,
    ...(steps && {
      steps: typeof steps === 'function' ? (view: unknown) => steps(schema.parse(view)) : steps,
    }),
    ...(isWanted && {
      isWanted: (seen: Seen<unknown>) => isWanted({ ...seen, view: schema.parse(seen.view) }),
    }),
  }))
}
