import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { BALLS, DRAWN, KENO_RISKS, kenoPays, MOST_PICKS } from './keno-odds.ts'
import { kenoBet, kenoView } from './keno-schemas.ts'
import { KENO_THEMES } from './keno-themes.ts'

const counts = Array.from({ length: MOST_PICKS }, (_, index) => index + 1)

export const kenoDocument: EngineDocument = {
  engine: 'keno',
  version: 1,
  title: 'Keno',
  seeds: 'pair',
  summary: 'Ten balls of forty. The bet names one to ten numbers and one of three risks.',
  schemas: { bet: kenoBet, view: kenoView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    risk: '`low`, `medium` or `high`.',
    picks: 'One to ten different numbers from 1 to 40.',
  },
  drawn: [
    'drawn: pick(`constants.balls`, `constants.drawn`), one added to each: the balls in the order in which they came.',
  ],
  rules: [
    'hits = how many of the picks are among the balls.',
    'The round pays floor(stake × hundredths ÷ 100) centavos, where hundredths is `pays[hits]` in the row of `pays` for bet.risk and the number of picks. The stake is part of what is paid.',
  ],
  view: {
    'stake, risk': 'The bet.',
    picks: 'The picks, sorted from low to high.',
    drawn: 'The balls in the order in which they came.',
    hits: 'As in the first rule.',
    multiplier: SHARED_MEANINGS.multiplier('hundredths × 100 ten-thousandths'),
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`balls`: in the machine, numbered from 1. `drawn`: of them.',
      data: { balls: BALLS, drawn: DRAWN },
    },
    pays: {
      says: 'What 0, 1, 2 … hits pay, in hundredths of the stake.',
      data: KENO_RISKS.flatMap(risk => counts.map(picks => ({ risk, picks, pays: kenoPays(risk, picks) }))),
    },
  },
  parameters: LIMIT_MEANINGS,
  games: gamesOf(KENO_THEMES),
}
