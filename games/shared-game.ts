import type { Checked, Json, Limits, NamesByLanguage, Palette, Volatility } from './engine.ts'
import type { Draw } from './fairness/draw.ts'

export interface SharedTiming {
  /** How long bets are taken. The running begins when they close. */
  readonly bettingMs: number
  /** How long the result stands before the next round opens. */
  readonly resultMs: number
}

/** A bet that was read and lies within the limits. */
export interface PreparedSharedBet {
  /** Centavos to take from the wallet. */
  readonly stake: bigint
  /** Canonical form, stored beside the bet; `prepareBet(bet)` gives the same bet again. */
  readonly bet: Json
  /** Centavos; no outcome of this bet pays more. */
  readonly maximumPayout: bigint
  /** Return of this very bet, rounding to centavos included; parts per million, rounded down. */
  readonly rtpPpm: number
}

/** What a bet came to. */
export interface SharedResult {
  /** Centavos. */
  readonly stake: bigint
  /** Centavos to credit, stake included. */
  readonly payout: bigint
  /** What the member's history shows; holds enough to settle the bet again (see `readPlayed`). */
  readonly view: Json
}

/** A bet as its view tells it: what `settle` needs to come to the same result. */
export interface PlayedBet {
  readonly bet: unknown
  readonly cashOut: number | undefined
}

/**
 * A game with one outcome a round for everybody. Pure: keeps nothing between calls. A round takes bets for `bettingMs`,
 * runs for `runningMs(outcome)`, shows its result for `resultMs`; the outcome is drawn from the table's hash chain and is
 * secret until the running ends, so neither bets nor times may depend on it before.
 */
export interface SharedGame {
  readonly id: string
  readonly engine: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** Lowest return among the game's bets, before rounding to centavos; parts per million, rounded down. */
  readonly rtpPpm: number
  /** Lowest house edge under best play; parts per million, rounded down. */
  readonly edgePpm: number
  /** Hundredths, rounded up: no bet pays more of its stake. */
  readonly topMultiple: number
  readonly timing: SharedTiming
  /** How many bets one member may have in one round, of each kind of money. */
  readonly mostBets: number
  /** Reads a bet from outside; amounts are decimal strings in reais (`"1.50"`). */
  prepareBet(input: unknown): Checked<PreparedSharedBet>
  /** The round's outcome, JSON. The same draw gives the same outcome. Becomes public when the running ends. */
  drawOutcome(draw: Draw): Promise<Json>
  /** How long the running of that outcome lasts: in crash until the crash, elsewhere
   * the moment between the last bet and the result, which is shown after it, when it is settled already. */
  runningMs(outcome: Json): number
  /**
   * What a bet that is taken out so long after the running began, and before it ended, is paid at, in hundredths.
   * Only of games whose bets can be taken out while the round runs.
   */
  cashOutAt?(bet: unknown, outcome: Json, elapsedMs: number): number
  /** What a stored bet comes to, with what was recorded when the member took it out. */
  settle(bet: unknown, outcome: unknown, cashOut: number | undefined): Checked<SharedResult>
  /** The bet back from a view of this engine; `undefined` when it is none. */
  readPlayed(view: unknown): PlayedBet | undefined
}

/** What `games/<engine>/play.ts` exports of an engine whose round is one for everybody at the table. */
export interface SharedEngine {
  /** The table with this id; `undefined` when the engine has no such table. */
  find(id: string): SharedGame | undefined
}
