import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { writeMultiplier } from '../multiplier.ts'
import { STREAK_EDGE_SHARE } from '../streak.ts'
import { DIFFICULTIES, floorOf, towerPayout } from './tower-odds.ts'
import { towerBet, towerStep, towerView } from './tower-schemas.ts'
import { TOWER_THEMES } from './tower-themes.ts'

const highest = Math.max(...TOWER_THEMES.map(({ floors }) => floors))
const upTo = Array.from({ length: highest }, (_, index) => index + 1)

export const towerDocument: EngineDocument = {
  engine: 'tower',
  version: 1,
  title: 'Tower',
  seeds: 'pair',
  summary: 'Floor by floor one door is opened. Behind some doors of each floor lies a trap.',
  schemas: { bet: towerBet, step: towerStep, view: towerView },
  bet: { stake: SHARED_MEANINGS.stake, difficulty: 'A row of `difficulties`.' },
  step: {
    '{ "action": "climb", "door": d }':
      'Opens door d of the next floor. Doors are numbered from the left, from 0.',
    '{ "action": "cash_out" }': 'Ends the round with its payout. At least one floor must be climbed.',
  },
  drawn: [
    'traps: for each floor from the ground, pick(doors, doors − safe), sorted from low to high: the doors with a trap. All floors are drawn before the first door is opened.',
  ],
  rules: [
    'Above n floors a cash-out pays P(stake, n) = floor(stake × `constants.returned` × doors^n ÷ (10000 × safe^n)) centavos, one floor at the end. `doors` and `safe` are those of the difficulty.',
    'A door with a trap ends the round as `fallen`. The last floor of the game cashes out automatically.',
    'A round that its player left is closed after a day: as `void` when no door was opened, and the stake goes back; else as `cashed_out`.',
    '`fallen` pays 0, `cashed_out` pays P(stake, number of opened doors), `void` pays the stake.',
  ],
  view: {
    'stake, difficulty': 'The bet.',
    floors: 'How many floors this game has.',
    doors: 'How many doors a floor has.',
    picks: 'The doors that were opened, from the ground up.',
    ending: '`open`, `fallen`, `cashed_out` or `void`.',
    cashOut:
      'P(stake, n) with n floors climbed, an amount; 0.00 when n = 0. The floor of a fall is not climbed.',
    nextCashOut: 'P(stake, n + 1), an amount, while the round is open and n < floors; else null.',
    multiplier: SHARED_MEANINGS.multiplier('P(10000, n) ten-thousandths, 0 when n = 0'),
    nextMultiplier: 'The same of n + 1 where `nextCashOut` is given; else null.',
    traps: 'The traps of every floor once the round is over; before that null.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`returned`: of ten thousand staked so many come back.',
      data: { returned: 10_000 - Number(STREAK_EDGE_SHARE) },
    },
    difficulties: {
      says: 'Doors of a floor, how many of them are safe, and P(10000, n) as a multiplier text for n = 1, 2, … For comparison: payouts follow from the first rule.',
      data: DIFFICULTIES.map(difficulty => ({
        difficulty,
        doors: floorOf(difficulty).ways,
        safe: floorOf(difficulty).good,
        multipliers: upTo.map(floors => writeMultiplier(towerPayout(10_000n, difficulty, floors))),
      })),
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    floors: 'Floors of the tower.',
    difficulties: 'The difficulties that a bet may choose.',
  },
  games: gamesOf(TOWER_THEMES, ({ floors, difficulties }) => ({ floors, difficulties })),
}
