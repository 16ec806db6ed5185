import { formatCentavos } from '../../../contract/centavos.ts'
import {
  largestStake,
  multiplied,
  refusalOfSlip,
  type SlipBet,
  type SlipLeg,
  type SlipTerms,
  sumsOf,
} from '../../../games/football/slip.ts'
import type { SportsBook } from '../../../games/football/sports-book.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { refuseWin } from '../games/rounds/service.ts'
import type { FoundGame } from '../lobby/catalogue/service.ts'
import { type MatchRow, takesBets } from './book-store.ts'
import type { StoredBet } from './stored-bet.ts'

/** A slip at odds that stand, of one matchday or of matches of the real world. */
export interface PricedSlip {
  readonly bet: StoredBet
  readonly matchday: number | null
}

/** What holds for slips of that book: the engine's terms, narrowed by the operator's limits. */
export function termsOf(
  { limits, mostLegs, maximumPayout }: SportsBook,
  { min_bet, max_bet, max_win }: Pick<FoundGame['row'], 'min_bet' | 'max_bet' | 'max_win'>,
): SlipTerms {
  const minBet = min_bet > limits.minBet ? min_bet : limits.minBet
  const maxBet = max_bet < limits.maxBet ? max_bet : limits.maxBet
  return {
    limits: { minBet, maxBet },
    mostLegs,
    maximumPayout: max_win < maximumPayout ? max_win : maximumPayout,
  }
}

/** Why a slip is not taken by the book's terms; `stake` is what the member agreed to pay. */
export function refuseSlip(bet: SlipBet, terms: SlipTerms, stake: bigint): Refused | undefined {
  const refusal = refusalOfSlip(bet, terms)
  switch (refusal) {
    case undefined:
      return sumsOf(bet).stake === stake ? undefined : refuse('bet_invalid')
    case 'stake_too_small':
      return refuse('bet_below_minimum', { details: { minimum: formatCentavos(terms.limits.minBet) } })
    case 'stake_too_large':
    case 'payout_too_large': {
      const most = largestStake(
        bet.kind,
        bet.legs.map(leg => leg.odds),
        terms,
      )
      if (refusal === 'payout_too_large') return refuseWin(terms.maximumPayout, most)
      return refuse('bet_above_maximum', { details: { maximum: formatCentavos(most) } })
    }
    case 'same_match':
    case 'bet_invalid':
      return refuse(refusal)
  }
}

/** Compares the odds that the member saw with those that stand. */
export function priceSlip(
  bet: SlipBet,
  matches: readonly MatchRow[],
  acceptBetter: boolean,
  at: Date,
): PricedSlip | Refused {
  const byId = new Map(matches.map(match => [match.id, match]))
  const legs: StoredBet['legs'] = []
  const moved: Record<string, number> = {}
  for (const leg of bet.legs) {
    const match = byId.get(leg.match)
    if (match === undefined) return refuse('bet_invalid')
    const stands = match.odds[leg.market]?.[leg.pick]
    // A market of a match may be taken out of the offer.
    if (!takesBets(match, at) || stands === undefined) return refuse('betting_closed')
    if (stands !== leg.odds && !(acceptBetter && stands > leg.odds)) moved[nameOf(leg)] = stands
    legs.push({ ...leg, odds: stands, home: match.home, away: match.away })
  }
  if (Object.keys(moved).length > 0) return refuse('odds_changed', { details: moved })
  const days = new Set(matches.map(match => match.matchday))
  const [matchday = null] = days
  return days.size === 1 ? { bet: { ...bet, legs }, matchday } : refuse('bet_invalid')
}

/** Centavos that a slip pays at most if one of its picks wins: a single its own win, a multiple that of the whole slip. */
export function mostOfLeg({ kind, stake, legs }: SlipBet, leg: SlipLeg): bigint {
  const odds = kind === 'multiple' ? legs.map(one => one.odds) : [leg.odds]
  return multiplied(stake, odds)
}

const nameOf = ({ match, market, pick }: SlipLeg) => `${match} ${market} ${pick}`
