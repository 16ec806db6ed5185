import type * as z from 'zod/mini'
import type { Json, Limits, NamesByLanguage } from './engine.ts'

/** What each field means, by its name; a field inside another one is written `chips[].kind`. */
export type Meanings = Readonly<Record<string, string>>

/** A table of constants that decides what is drawn or paid. */
export interface DocumentTable {
  readonly says: string
  readonly data: Json
}

/** One game of an engine: what tells it from the others. */
export interface DocumentGame {
  readonly id: string
  readonly name: string
  readonly parameters: Readonly<Record<string, Json>>
}

/**
 * All that decides an outcome and its payout, as data: `docs/fairness/<engine>.json` and `.md` are written from it by
 * `npm run fairness:docs`. Somebody who has never seen the code must be able to play every round again from it.
 */
export interface EngineDocument {
  /** Id of the engine, or `wheel`: the wheels of the promotions, which are drawn as games are. */
  readonly engine: string
  /** Raised by one with every change of what is drawn, paid or shown. The test vectors are frozen per version. */
  readonly version: number
  readonly title: string
  /** `pair`: the member's seeds. `chain`: a link of the table's hash chain. `none`: nothing is drawn. */
  readonly seeds: 'pair' | 'chain' | 'none'
  readonly summary: string
  readonly schemas: {
    readonly bet: z.ZodMiniType
    readonly step?: z.ZodMiniType
    readonly view: z.ZodMiniType
  }
  readonly bet: Meanings
  readonly step?: Meanings
  /** What is drawn, in the order of the draw. The names in front of the colons are those of `outcome` in the vectors. */
  readonly drawn: readonly string[]
  /** From the numbers to the payout, in the order of reckoning. */
  readonly rules: readonly string[]
  readonly view: Meanings
  readonly tables: Readonly<Record<string, DocumentTable>>
  readonly parameters: Meanings
  readonly games: readonly DocumentGame[]
}

interface Named {
  readonly id: string
  readonly names: NamesByLanguage
  readonly limits: Limits
}

/** What `parametersOf` adds to every game. */
export const LIMIT_MEANINGS = {
  minBet: 'Smallest stake of a round, in centavos.',
  maxBet: 'Largest stake of a round, in centavos.',
} as const satisfies Meanings

/** The games of an engine: a theme's limits in centavos, and the parameters that only this engine has. */
export function gamesOf<Theme extends Named>(
  themes: readonly Theme[],
  parametersOf: (theme: Theme) => Readonly<Record<string, Json>> = () => ({}),
): readonly DocumentGame[] {
  return themes.map(theme => ({
    id: theme.id,
    name: theme.names.en,
    parameters: {
      minBet: Number(theme.limits.minBet),
      maxBet: Number(theme.limits.maxBet),
      ...parametersOf(theme),
    },
  }))
}

/** Meanings that many engines share, worded once. */
export const SHARED_MEANINGS = {
  stake: 'Stake of the round: an amount.',
  payout: 'What the round pays: an amount.',
  multiplier: (of: string) => `${of}, as a multiplier text.`,
  chipStake: 'Stake of this chip: an amount.',
  chipPayout: 'What this chip paid: an amount.',
  chips: 'One to sixty chips, each on one place. The stake of the round is the sum of their stakes.',
  chipsInView: 'The chips of the bet in their order, each with `payout`.',
} as const
