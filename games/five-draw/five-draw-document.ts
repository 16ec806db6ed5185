import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { BALLS, DRAWN, drawPays } from './five-draw-odds.ts'
import { drawBet, drawView } from './five-draw-schemas.ts'
import { DRAW_THEMES } from './five-draw-themes.ts'

export const fiveDrawDocument: EngineDocument = {
  engine: 'five-draw',
  version: 1,
  title: 'Five-number draw',
  seeds: 'chain',
  summary: 'Five balls of thirty-six for everybody, at fixed times.',
  schemas: { bet: drawBet, view: drawView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    picks: 'Five different numbers from 1 to 36.',
  },
  drawn: [
    'drawn: pick(`constants.balls`, `constants.drawn`), one added to each: the balls in the order in which they came.',
  ],
  rules: [
    'hits = how many of the picks are among the balls.',
    'The ticket pays floor(stake × `pays`[hits] ÷ 100) centavos. The stake is part of what is paid.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    picks: 'The picks, sorted from low to high.',
    drawn: 'The balls in the order in which they came.',
    hits: 'As in the first rule.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: { says: '`balls`: numbered from 1. `drawn`: of them.', data: { balls: BALLS, drawn: DRAWN } },
    pays: {
      says: 'What 0 to 5 hits pay, in hundredths of the stake.',
      data: Array.from({ length: DRAWN + 1 }, (_, hits) => drawPays(hits)),
    },
  },
  parameters: LIMIT_MEANINGS,
  games: gamesOf(DRAW_THEMES),
}
