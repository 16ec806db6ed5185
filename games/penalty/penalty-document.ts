import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { writeMultiplier } from '../multiplier.ts'
import { STREAK_EDGE_SHARE } from '../streak.ts'
import { penaltyPayout } from './penalty-odds.ts'
import { penaltyBet, penaltyStep, penaltyView } from './penalty-schemas.ts'
import { PENALTY_THEMES } from './penalty-themes.ts'

const most = Math.max(...PENALTY_THEMES.map(({ kicks }) => kicks))
const upTo = Array.from({ length: most }, (_, index) => index + 1)

export const penaltyDocument: EngineDocument = {
  engine: 'penalty',
  version: 1,
  title: 'Penalty shoot-out',
  seeds: 'pair',
  summary: 'Kicks from the spot. A kick to any corner but the one to which the keeper dives is a goal.',
  schemas: { bet: penaltyBet, step: penaltyStep, view: penaltyView },
  bet: { stake: SHARED_MEANINGS.stake, corners: 'Between how many corners both choose: 2, 3 or 5.' },
  step: {
    '{ "action": "kick", "corner": c }': 'Kicks to corner c. Corners are numbered from the left, from 0.',
    '{ "action": "cash_out" }': 'Ends the round with its payout. At least one goal must be scored.',
  },
  drawn: [
    "dives: for every kick of the game one number below bet.corners: the keeper's corner. All are drawn before the first kick.",
  ],
  rules: [
    'After n goals a cash-out pays P(stake, n) = floor(stake × `constants.returned` × corners^n ÷ (10000 × (corners − 1)^n)) centavos, one floor at the end.',
    'Kick number i (from 0) is saved when its corner is dives[i], which ends the round as `saved`; else it is a goal. The last kick of the game, when it is a goal, cashes out automatically.',
    'A round that its player left is closed after a day: as `void` when nothing was kicked, and the stake goes back; else as `cashed_out`.',
    '`saved` pays 0, `cashed_out` pays P(stake, number of kicks), `void` pays the stake.',
  ],
  view: {
    'stake, corners': 'The bet.',
    kickCount: 'How many kicks this game has.',
    kicks: 'The corners that were kicked to, in order; a saved kick is the last.',
    dives: 'While the round is open the dives of the kicks that were taken; all of them once it is over.',
    ending: '`open`, `saved`, `cashed_out` or `void`.',
    cashOut: 'P(stake, n) with n goals, an amount; 0.00 when n = 0.',
    nextCashOut: 'P(stake, n + 1), an amount, while the round is open and n < kickCount; else null.',
    multiplier: SHARED_MEANINGS.multiplier('P(10000, n) ten-thousandths, 0 when n = 0'),
    nextMultiplier: 'The same of n + 1 where `nextCashOut` is given; else null.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`returned`: of ten thousand staked so many come back.',
      data: { returned: 10_000 - Number(STREAK_EDGE_SHARE) },
    },
    multipliers: {
      says: 'P(10000, n) as a multiplier text for n = 1, 2, … goals. For comparison: payouts follow from the first rule.',
      data: ([2, 3, 5] as const).map(corners => ({
        corners,
        multipliers: upTo.map(goals => writeMultiplier(penaltyPayout(10_000n, corners, goals))),
      })),
    },
  },
  parameters: { ...LIMIT_MEANINGS, kicks: 'Kicks of a round.' },
  games: gamesOf(PENALTY_THEMES, ({ kicks }) => ({ kicks })),
}
