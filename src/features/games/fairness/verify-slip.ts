import * as z from 'zod/mini'
import type { Round } from '../../../../contract/lobby/games.ts'
import { amount } from '../../../../games/amount.ts'
import { leadsToAnchor } from '../../../../games/fairness/chain.ts'
import { openDraw } from '../../../../games/fairness/draw.ts'
import { floats } from '../../../../games/fairness/floats.ts'
import { seedHash } from '../../../../games/fairness/seed-hash.ts'
import { findLeague } from '../../../../games/football/football-leagues.ts'
import { type MatchdayOutcome, playMatchday } from '../../../../games/football/play-matchday.ts'
import { matchdayOf } from '../../../../games/football/season.ts'
import {
  decideLeg,
  type SlipView,
  settleSlip,
  slipView,
  sumsOf,
  viewSlip,
} from '../../../../games/football/slip.ts'
import { canonical } from './canonical.ts'
import { checkSalt } from './check-salt.ts'
import type { Verification } from './verification.ts'

const shownNumbers = 8

/** A slip on a virtual matchday: the day is played again from its link of the chain, and the slip settled by it. */
export async function verifySlip(round: Round, serverSeed: string): Promise<Verification> {
  const league = findLeague(round.game_id)
  const view = z.safeParse(slipView, round.view).data
  if (league === undefined || view === undefined || view.matchday === null) return { kind: 'unknown-game' }
  const number = view.matchday
  const input = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce, game: league.id }
  const [computedHash, numbers, outcome, isAnchorRight, isSaltRight] = await Promise.all([
    seedHash(serverSeed),
    floats(input, shownNumbers),
    playMatchday(league, number, openDraw(input)),
    leadsToAnchor(serverSeed, round.nonce, round.shared?.anchor ?? ''),
    checkSalt(round),
  ])
  const bet = { kind: view.kind, stake: z.parse(amount, view.stake) }
  const legs = view.legs.map(leg => replayLeg(leg, number, outcome, fixturesOf(league, number)))
  const settled = settleSlip({ ...bet, legs }, legs)
  const again = settled && viewSlip(bet, number, legs, settled.payout)
  const check = {
    computedHash,
    isHashRight: computedHash === round.seed_hash,
    isAnchorRight,
    isSaltRight,
    message: `${league.id}:${round.client_seed}:${round.nonce}:0`,
    numbers,
    view: again,
    isOutcomeRight: again !== undefined && canonical(again) === canonical(view),
    payout: settled?.payout,
    isPayoutRight: settled?.payout === round.payout && sumsOf({ ...bet, legs }).stake === round.stake,
  }
  return { kind: 'checked', check }
}

function fixturesOf(league: NonNullable<ReturnType<typeof findLeague>>, number: number) {
  return matchdayOf(league, number).fixtures.map(({ home, away }, place) => ({
    id: `${number}-${place}`,
    home: home.name,
    away: away.name,
  }))
}

/** A selection as the played day decides it, with the clubs of the calendar. */
function replayLeg(
  leg: SlipView['legs'][number],
  number: number,
  { matches }: MatchdayOutcome,
  fixtures: ReturnType<typeof fixturesOf>,
): SlipView['legs'][number] {
  const place = fixtures.findIndex(({ id }) => id === leg.match)
  const [fixture, played] = [fixtures[place], matches[place]]
  if (fixture === undefined || played === undefined) return decideLeg(leg, null)
  const { home, away } = fixture
  return decideLeg({ ...leg, match: `${number}-${place}`, home, away }, played)
}
