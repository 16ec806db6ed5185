import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { numbersOf, RETURNED } from './fish-odds.ts'
import { fishBet, fishView } from './fish-schemas.ts'
import { FISH_THEMES } from './fish-themes.ts'

export const fishDocument: EngineDocument = {
  engine: 'fish',
  version: 1,
  title: 'Fishing',
  seeds: 'pair',
  summary: 'One shot at one kind of fish. Where fish swim on the screen decides nothing.',
  schemas: { bet: fishBet, view: fishView },
  bet: {
    stake: `${SHARED_MEANINGS.stake} One of the prices of the game.`,
    species: 'The fish that is aimed at: one of the game.',
  },
  drawn: ['roll: one number below `constants.numbersPerStake` × the multiplier of the fish.'],
  rules: [
    'The fish is caught when roll < `constants.caughtBelow`.',
    'A catch pays stake × multiplier centavos, anything else 0. Nothing is ever rounded.',
  ],
  view: {
    'stake, species': 'The bet.',
    multiplier: 'What a catch of this fish pays in this game, in stakes.',
    roll: 'The number that was drawn.',
    caught: 'Whether the fish was caught.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: 'A fish that pays m stakes is drawn from `numbersPerStake` × m numbers, of which those below `caughtBelow` catch it.',
      data: { numbersPerStake: numbersOf(1), caughtBelow: RETURNED },
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    shots: 'Prices of a shot, in centavos.',
    prey: 'The fish of the game, and what a catch of each pays in stakes.',
  },
  games: gamesOf(FISH_THEMES, ({ shots, prey }) => ({
    shots: shots.map(Number),
    prey: prey.map(({ species, multiplier }) => ({ species, multiplier })),
  })),
}
