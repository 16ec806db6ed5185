import type { GameType } from './catalogue-game.ts'
import type { Limits, NamesByLanguage, Volatility } from './engine.ts'
import type { EngineDocument } from './engine-document.ts'
import type { Recipe } from './recipe.ts'
import type { Release } from './release.ts'
import type { CountChances, SimulateChances } from './spread/chances.ts'

/** A game as its mathematics describes it. */
export interface OfferedGame {
  readonly id: string
  readonly names: NamesByLanguage
  readonly limits: Limits
  readonly rtpPpm: number
  readonly edgePpm: number
  readonly topMultiple: number | null
  readonly volatility: Volatility
}

/** The page below `docs/games/spreads` that shows how wins of an engine spread. */
export type SpreadFamily = 'slots' | 'classic' | 'cards' | 'tables' | 'numbers' | 'instant'

/** How wins of an engine spread: counted by its mathematics, or simulated where they are too many to count. */
type EngineSpread = { readonly family: SpreadFamily } & (
  | { readonly count: CountChances }
  | { readonly simulate: SimulateChances }
)

/** A round as a member plays it, for tests and measurements. */
interface EngineExample {
  /** A bet with this stake, an amount. */
  bet(gameId: string, stake: string): object
  /** A short round of a game that takes steps, another one each time. */
  steps?(round: number): readonly object[]
}

/** What hardly risks anything, for the review of withdrawals. */
interface LowRisk {
  /** Kinds of chips that cover each other. */
  readonly opposites?: readonly (readonly [string, string])[]
  /** Paths (`jsonpath` of PostgreSQL) of the stored state of a round that nearly always wins. */
  readonly safe?: readonly string[]
}

/**
 * What `games/<engine>/manifest.ts` exports: all that the rest of the product knows of an engine. The catalogue, the fairness pages, the
 * test vectors, the tiles, the spreads and the review of withdrawals are made from it. For the server, scripts and tests: the app
 * loads `play.ts` alone.
 */
export interface EngineManifest {
  readonly document: EngineDocument
  readonly gameType: GameType
  readonly offered: () => readonly OfferedGame[]
  readonly releases: readonly Release[]
  /** Listed with its first matches, not when the server opens. */
  readonly isListedLater?: true
  /** The tile of each game by its id, as SVG of 300 × 400. */
  readonly art: () => Promise<Readonly<Record<string, () => string>>>
  /** How its test vectors are made. */
  readonly recipes: () => Promise<readonly Recipe[]>
  /** Absent of slips, which have no one distribution. */
  readonly spread?: EngineSpread
  /** Absent of slips, which need matches. */
  readonly example?: EngineExample
  readonly lowRisk?: LowRisk
}

/** The games of an engine as the catalogue lists them. */
export function offeredIn<Theme extends { readonly volatility: Volatility }>(
  themes: readonly Theme[],
  create: (theme: Theme) => Omit<OfferedGame, 'volatility'>,
): () => readonly OfferedGame[] {
  return () =>
    themes.map(theme => {
      const { id, names, limits, rtpPpm, edgePpm, topMultiple } = create(theme)
      return { id, names, limits, rtpPpm, edgePpm, topMultiple, volatility: theme.volatility }
    })
}
