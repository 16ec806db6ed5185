import * as z from 'zod/mini'
import { amount, amountText, writeAmount } from '../amount.ts'
import type { Limits } from '../engine.ts'
import { MARKET_IDS, PICKS, winningPicks } from './markets.ts'
import { LEAST_ODDS, MOST_ODDS } from './price-match.ts'
import type { Score } from './score.ts'

/** `singles`: each selection is a bet of its own with the same stake. `multiple`: all of them have to win, and the odds are multiplied. */
export const slipKinds = ['singles', 'multiple'] as const
export type SlipKind = (typeof slipKinds)[number]

/** Selections on one slip, whether or not they are combined. */
export const MOST_SELECTIONS = 12

const matchId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))
const odds = z.int().check(z.minimum(LEAST_ODDS), z.maximum(MOST_ODDS))

/** One selection with the odds it is taken at, in hundredths: they never change afterwards. */
export const slipLeg = z
  .strictObject({ match: matchId, market: z.enum(MARKET_IDS), pick: z.string(), odds })
  .check(z.refine(leg => PICKS[leg.market].includes(leg.pick), { path: ['pick'] }))
export type SlipLeg = z.infer<typeof slipLeg>

/** What the player sends; `stake` is that of one bet: of each single, or of the multiple. */
export const slipBet = z.strictObject({
  kind: z.enum(slipKinds),
  stake: amount,
  legs: z.array(slipLeg).check(z.minLength(1), z.maxLength(MOST_SELECTIONS)),
})
export type SlipBet = z.infer<typeof slipBet>

export interface SlipTerms {
  /** Centavos of the whole slip. */
  readonly limits: Limits
  /** Selections of one multiple. */
  readonly mostLegs: number
  /** Centavos. */
  readonly maximumPayout: bigint
}

/** `same_match`: selections of one match depend on each other and cannot be multiplied. */
export type SlipRefusal =
  | 'bet_invalid'
  | 'same_match'
  | 'stake_too_small'
  | 'stake_too_large'
  | 'payout_too_large'

interface SlipSums {
  /** Centavos of all bets on the slip. */
  readonly stake: bigint
  /** Centavos that come back when every selection wins. */
  readonly potential: bigint
}

/**
 * Centavos of a bet whose selections all won at these odds (hundredths; 100 for a void one), cut to whole ones once. `shares`: by
 * how much dead heats divide the stake, all of them multiplied.
 */
export function multiplied(stake: bigint, odds: readonly number[], shares = 1n): bigint {
  return odds.reduce((sum, one) => sum * BigInt(one), stake) / (100n ** BigInt(odds.length) * shares)
}

/** What the slip costs and could bring. */
export function sumsOf({ kind, stake, legs }: Pick<SlipBet, 'kind' | 'stake' | 'legs'>): SlipSums {
  if (kind === 'multiple')
    return {
      stake,
      potential: multiplied(
        stake,
        legs.map(leg => leg.odds),
      ),
    }
  return {
    stake: stake * BigInt(legs.length),
    potential: legs.reduce((sum, leg) => sum + multiplied(stake, [leg.odds]), 0n),
  }
}

/** Why a slip is not taken, or `undefined`. */
export function refusalOfSlip(bet: SlipBet, terms: SlipTerms): SlipRefusal | undefined {
  const { kind, legs } = bet
  const matches = new Set(legs.map(leg => leg.match))
  const picks = new Set(legs.map(leg => `${leg.match} ${leg.market} ${leg.pick}`))
  if (kind === 'multiple' && legs.length < 2) return 'bet_invalid'
  if (kind === 'multiple' && matches.size < legs.length) return 'same_match'
  if (kind === 'multiple' && legs.length > terms.mostLegs) return 'bet_invalid'
  if (picks.size < legs.length) return 'bet_invalid'
  const { stake, potential } = sumsOf(bet)
  if (bet.stake < terms.limits.minBet) return 'stake_too_small'
  if (stake > terms.limits.maxBet) return 'stake_too_large'
  return potential > terms.maximumPayout ? 'payout_too_large' : undefined
}

/** The largest stake of one bet that the terms allow, to the centavo that cutting may leave: at those odds nothing is cut off a win. */
export function largestStake(kind: SlipKind, odds: readonly number[], terms: SlipTerms): bigint {
  if (odds.length === 0) return terms.limits.maxBet
  const hundreds = 100n ** BigInt(odds.length)
  const product = odds.reduce((all, one) => all * BigInt(one), 1n)
  const sum = odds.reduce((all, one) => all + BigInt(one), 0n)
  const byPayout =
    kind === 'multiple' ? (terms.maximumPayout * hundreds) / product : (terms.maximumPayout * 100n) / sum
  const byStake = kind === 'multiple' ? terms.limits.maxBet : terms.limits.maxBet / BigInt(odds.length)
  return byPayout < byStake ? byPayout : byStake
}

export const legResults = ['won', 'lost', 'void'] as const
export type LegResult = (typeof legResults)[number]

/** What a selection came to; null while its match is open. `tied`: so many selections won together, a dead heat. */
export interface LegOutcome {
  readonly result: LegResult | null
  readonly tied?: number
}

/** `undefined` as a score: the match was not played to its end. */
function outcomeOf({ market, pick }: Pick<SlipLeg, 'market' | 'pick'>, score: Score | undefined): LegOutcome {
  if (score === undefined) return { result: 'void' }
  const winners = winningPicks(market, score)
  if (!winners.includes(pick)) return { result: 'lost' }
  return winners.length === 1 ? { result: 'won' } : { result: 'won', tied: winners.length }
}

/** A bet that was settled: what came back, and whether nothing of it was played, so that its stake goes back whole. */
export interface SettledSlip {
  readonly payout: bigint
  readonly isVoid: boolean
}

/**
 * What a slip comes to; `undefined` while it is not decided: a multiple needs no other once one has lost. A void selection counts as
 * odds of 1.00. In a dead heat the stake is divided by the winners, and the share is paid at full odds
 * (docs/rules/sportsbook.md#dead-heats).
 */
export function settleSlip(
  { kind, stake, legs }: Pick<SlipBet, 'kind' | 'stake' | 'legs'>,
  outcomes: readonly LegOutcome[],
): SettledSlip | undefined {
  const isLost = outcomes.some(({ result }) => result === 'lost')
  if (kind === 'multiple' && isLost) return { payout: 0n, isVoid: false }
  if (outcomes.length < legs.length || outcomes.some(({ result }) => result === null)) return undefined
  const factors = legs.map((leg, index) => factorOf(leg, outcomes[index]))
  const isVoid = outcomes.every(({ result }) => result === 'void')
  if (kind === 'multiple') {
    const shares = factors.reduce((all, { tied }) => all * tied, 1n)
    const odds = factors.map(factor => factor.odds)
    return { payout: multiplied(stake, odds, shares), isVoid }
  }
  return {
    payout: factors.reduce((sum, { odds, tied }) => sum + multiplied(stake, [odds], tied), 0n),
    isVoid,
  }
}

function factorOf({ odds }: SlipLeg, outcome: LegOutcome | undefined) {
  switch (outcome?.result) {
    case 'won':
      return { odds, tied: BigInt(outcome.tied ?? 1) }
    case 'void':
      return { odds: 100, tied: 1n }
    default:
      return { odds: 0, tied: 1n }
  }
}

const goals = z.int().check(z.minimum(0), z.maximum(99))

/** A selection as its member sees it: who played, and once it is decided the score and what it came to. */
export const slipLegView = z.strictObject({
  match: matchId,
  home: z.string(),
  away: z.string(),
  market: z.enum(MARKET_IDS),
  pick: z.string(),
  odds,
  result: z.nullable(z.enum(legResults)),
  score: z.nullable(z.strictObject({ home: goals, away: goals })),
  /** Of a dead heat: how many selections share the winning place. */
  tied: z.exactOptional(z.int().check(z.minimum(2), z.maximum(99))),
})
export type SlipLegView = z.infer<typeof slipLegView>

/** A selection as it was taken. */
export type TakenLeg = Omit<SlipLegView, 'result' | 'score' | 'tied'>

/** A selection by the score of its match; null while that is open, `undefined` when it was not played to its end. */
export function decideLeg(taken: TakenLeg, score: Score | null | undefined): SlipLegView {
  const { match, home, away, market, pick, odds } = taken
  // What it came to by an earlier result is left behind.
  const leg = { match, market, pick, odds, home, away }
  if (score === null) return { ...leg, result: null, score: null }
  const goals = score && { home: score.home, away: score.away }
  return { ...leg, ...outcomeOf(leg, score), score: goals ?? null }
}

/** A slip in the member's history. `matchday`: the virtual one it was about; null for matches of the real world. */
export const slipView = z.strictObject({
  kind: z.enum(slipKinds),
  stake: amountText,
  matchday: z.nullable(z.int()),
  legs: z.array(slipLegView),
  payout: amountText,
})
export type SlipView = z.infer<typeof slipView>

/** A settled slip as it is shown: its selections as they were taken, the scores of their matches, and what came back. */
export function viewSlip(
  { kind, stake }: Pick<SlipBet, 'kind' | 'stake'>,
  matchday: number | null,
  legs: readonly SlipLegView[],
  payout: bigint,
): SlipView {
  return { kind, stake: writeAmount(stake), matchday, legs: [...legs], payout: writeAmount(payout) }
}
