import type { Draw } from '../../../games/fairness/draw.ts'
import { findLeague } from '../../../games/football/football-leagues.ts'
import { playMatchday } from '../../../games/football/play-matchday.ts'
import { priceMatch } from '../../../games/football/price-match.ts'
import { matchdayOf } from '../../../games/football/season.ts'
import {
  decideLeg,
  type SlipBet,
  type SlipLegView,
  settleSlip,
  slipBet,
  sumsOf,
  viewSlip,
} from '../../../games/football/slip.ts'
import type { Recipe } from '../../../games/recipe.ts'

/** A slip on a matchday, taken at the odds of the model, and the day played to its end. */
export async function playFootball(recipe: Recipe, draw: Draw) {
  const league = findLeague(recipe.game)
  const { matchday, selections = [] } = recipe
  if (league === undefined || matchday === undefined) throw new Error(`${recipe.name}: no matchday`)
  const { fixtures } = matchdayOf(league, matchday)
  const legs = selections.map(({ place, market, pick }) => {
    const fixture = fixtures[place]
    const odds = fixture && priceMatch(league, fixture.home, fixture.away)[market][pick]
    return { match: `${matchday}-${place}`, market, pick, odds }
  })
  const bet = slipBet.parse({ ...recipe.bet, legs })
  const outcome = await playMatchday(league, matchday, draw)
  const views = bet.legs.map((leg, index): SlipLegView => {
    const place = selections[index]?.place ?? 0
    const [fixture, played] = [fixtures[place], outcome.matches[place]]
    if (fixture === undefined || played === undefined) throw new Error(`${recipe.name}: no match ${place}`)
    return decideLeg({ ...leg, home: fixture.home.name, away: fixture.away.name }, played)
  })
  return settled(recipe, bet, matchday, views, { ...outcome })
}

/** A slip on real matches: nothing is drawn, their scores are given. */
export function playRealSlip(recipe: Recipe) {
  const bet = slipBet.parse(recipe.bet)
  const views = bet.legs.map((leg): SlipLegView => {
    const match = recipe.matches?.find(({ id }) => id === leg.match)
    if (match === undefined) throw new Error(`${recipe.name}: no match ${leg.match}`)
    const { home, away, status, score } = match
    return decideLeg({ ...leg, home, away }, status === 'open' ? null : (score ?? undefined))
  })
  return settled(recipe, bet, null, views, {})
}

function settled(
  { name, bet: written }: Recipe,
  bet: SlipBet,
  matchday: number | null,
  legs: readonly SlipLegView[],
  outcome: Readonly<Record<string, unknown>>,
) {
  const came = settleSlip(bet, legs)
  if (came === undefined) throw new Error(`${name}: the slip is not decided`)
  const view = viewSlip(bet, matchday, legs, came.payout)
  const { stake } = sumsOf(bet)
  return { bet: { ...written, legs: bet.legs }, steps: [], outcome, view, stake, payout: came.payout }
}
