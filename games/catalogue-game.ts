import type { NamesByLanguage, Volatility } from './engine.ts'
import type { AnyEngineId } from './engines.ts'
import type { Release, Studio } from './release.ts'

/** The eleven types of the specification, section 1. */
export type GameType =
  | 'slots'
  | 'live'
  | 'crash'
  | 'fish'
  | 'arcade'
  | 'bingo'
  | 'card'
  | 'lottery'
  | 'sports'
  | 'table'
  | 'video'

/** One of our originals as the catalogue lists it. */
export interface CatalogueGame {
  /** Stable slug; also the theme's id, the domain of its fair numbers and the name of its art. */
  readonly id: string
  readonly engine: AnyEngineId
  readonly names: NamesByLanguage
  /** The title in the other languages. */
  readonly moreNames: Release['names']
  readonly gameType: GameType
  readonly tags: readonly string[]
  /** Parts per million. */
  readonly rtpPpm: number
  /** Lowest house edge under best play, parts per million. */
  readonly edgePpm: number
  /** Hundredths: no bet pays more of the stake that opens its round. Null of slips, whose odds are theirs. */
  readonly topMultiple: number | null
  readonly volatility: Volatility
  /** Centavos. */
  readonly minBet: bigint
  readonly maxBet: bigint
  /** 1 is the most popular at the opening. */
  readonly popularity: number
  /** YYYY-MM-DD. */
  readonly releasedAt: string
  readonly apiCode: Studio
  /** Path below the site's root. */
  readonly art: string
}
