import type { Draw } from './fairness/draw.ts'

/** `single`: `start` settles the round. `multi`: the player takes steps until `done`. */
export type RoundKind = 'single' | 'multi'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A title keeps its English name where a language has none of its own, as such names do. */
export interface NamesByLanguage {
  readonly pt: string
  readonly en: string
  readonly zh_cn: string
  readonly vi?: string
  readonly id?: string
  readonly ms?: string
  readonly th?: string
  readonly tr?: string
}

/** Colours of a game's screen: ground (deep), glow (light behind), accent (main action), ink (text on ground). */
export interface Palette {
  readonly ground: string
  readonly glow: string
  readonly accent: string
  readonly ink: string
}

/** Centavos, of the whole round. */
export interface Limits {
  readonly minBet: bigint
  readonly maxBet: bigint
}

export type Volatility = 'low' | 'medium' | 'high'

/** Why a bet or a step was not taken. Nothing has changed when one of these comes back. */
export type Refusal =
  | 'bet_invalid'
  | 'stake_too_small'
  | 'stake_too_large'
  | 'stake_step'
  | 'bet_rounds_away'
  | 'step_invalid'
  | 'cell_revealed'
  | 'nothing_to_cash_out'
  | 'round_over'
  | 'state_invalid'

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/** A round as it stands. */
export interface Round {
  /** Everything needed to go on, on any machine; holds what is hidden: never send it to a client. */
  readonly state: Json
  /**
   * Centavos, of the whole round so far. A step may raise it (a double, an extra ball), never lower it: the difference is a
   * further bet of the same round, taken from the wallet in the statement that takes the step. When the wallet refuses,
   * the step did not happen: the round stands as before it and goes on.
   */
  readonly stake: bigint
  /** Centavos to credit, all stakes included; zero until `done`. */
  readonly payout: bigint
  readonly done: boolean
  /** Of a round that `close` ended before anything was known of its outcome: its stake goes back and counts as no play. */
  readonly isVoid?: boolean
  /** What the player may see now; each engine exports the schema of its view. */
  readonly view: Json
}

/** A bet that was read and lies within the limits: nothing is drawn yet. */
export interface PreparedBet {
  /** Centavos to take from the wallet at the start. */
  readonly stake: bigint
  /** Canonical form; `prepareBet(bet)` gives the same bet again (audit, verifier). */
  readonly bet: Json
  /** Centavos; no outcome of this bet pays more, whatever steps add to its stake. */
  readonly maximumPayout: bigint
  /** Return of this very bet under best play, of all that is staked on it, rounding to centavos included; parts per million, rounded down. */
  readonly rtpPpm: number
  /** Draws and plays the first part of the round. The same draw gives the same round. */
  start(draw: Draw): Promise<Round>
}

/** One playable game: an engine bound to a theme. Pure: keeps nothing between calls. */
export interface Game {
  readonly id: string
  readonly engine: string
  readonly kind: RoundKind
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  /** Lowest return among the game's bets, before rounding to centavos; parts per million, rounded down. */
  readonly rtpPpm: number
  /** Lowest house edge under best play; parts per million, rounded down (for weighted stakes). */
  readonly edgePpm: number
  /** Hundredths, rounded up: no bet pays more of the stake that opens its round, whatever steps add to it. */
  readonly topMultiple: number
  /** Reads a bet from outside; amounts are decimal strings in reais (`"1.50"`). */
  prepareBet(input: unknown): Checked<PreparedBet>
  /** One step of an open round, from its stored state. Drawn from nothing: all that chance decides lies in the state. */
  step(state: unknown, input: unknown): Checked<Round>
  /** The round of a stored state, unchanged: for "Continue" after a lost connection. */
  resume(state: unknown): Checked<Round>
  /** Ends a round the player left, adding nothing to its stake: what a cash-out pays now; `isVoid` when nothing was played yet. */
  close(state: unknown): Checked<Round>
}

/** What a player did, read back from what a round showed: the bet, the steps, and whether the operator closed it. */
export interface Played {
  readonly bet: object
  readonly steps: readonly object[]
  /** The player left, and the server ended the round by its rules. */
  readonly wasClosed: boolean
}

/** A round without steps. */
export const single = (bet: object): Played => ({ bet, steps: [], wasClosed: false })

/** What `games/<engine>/play.ts` exports: what the app and the server play an engine by. */
export interface AloneEngine {
  /** The game with this id; `undefined` when the engine has no such game. */
  find(id: string): Game | undefined
  /** What the player did in a round with this view; `undefined` when it is no view of this engine. */
  readPlayed(view: unknown): Played | undefined
}

/** A value that passed a check. */
export function accepted<T>(value: T): Checked<T> {
  return { ok: true, value }
}

/** A check that was not passed, with the reason that the caller is given. */
export function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal }
}

/** The refusal of a stake outside the limits, or `undefined` when it lies within. */
export function refusalOfStake(stake: bigint, limits: Limits): Refusal | undefined {
  if (stake < limits.minBet) return 'stake_too_small'
  if (stake > limits.maxBet) return 'stake_too_large'
  return undefined
}
