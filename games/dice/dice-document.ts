import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { EDGE_SHARE, ROLLS } from './dice-odds.ts'
import { diceBet, diceView } from './dice-schemas.ts'
import { DICE_THEMES } from './dice-themes.ts'

export const diceDocument: EngineDocument = {
  engine: 'dice',
  version: 1,
  title: 'Dice',
  seeds: 'pair',
  summary: 'One number of ten thousand. The bet names a target and wins below it or above it.',
  schemas: { bet: diceBet, view: diceView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    direction: '`under` or `over`.',
    target: 'A whole number from 0 to 9999, in hundredths: 4950 is shown as 49.50.',
  },
  drawn: ['roll: one number below `constants.rolls`.'],
  rules: [
    'winningRolls = `target` with `under`; `constants.rolls` − 1 − `target` with `over`.',
    'With `under` the roll wins when roll < target; with `over` when roll > target. A roll equal to the target always loses.',
    'A roll that wins pays floor(stake × `constants.returned` ÷ winningRolls) centavos. Any other pays 0.',
  ],
  view: {
    'stake, direction, target': 'The bet.',
    winningRolls: 'As in the first rule.',
    multiplier: SHARED_MEANINGS.multiplier(
      'floor(10000 × `constants.returned` ÷ winningRolls) ten-thousandths',
    ),
    roll: 'The number that was drawn.',
    won: 'Whether the roll won.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`rolls`: how many numbers there are. `returned`: of ten thousand staked so many come back.',
      data: { rolls: ROLLS, returned: ROLLS - Number(EDGE_SHARE) },
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    fewest: 'Fewest winning rolls that a bet may choose.',
    most: 'Most winning rolls that a bet may choose.',
  },
  games: gamesOf(DICE_THEMES, ({ fewest, most }) => ({ fewest, most })),
}
