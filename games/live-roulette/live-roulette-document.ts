import type { EngineDocument } from '../engine-document.ts'
import { ROULETTE_RULES, rouletteGames } from '../roulette/roulette-document.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette-themes.ts'

export const liveRouletteDocument: EngineDocument = {
  engine: 'live-roulette',
  version: 1,
  title: 'Live roulette',
  seeds: 'chain',
  summary: 'European roulette with one ball for everybody at the table.',
  ...ROULETTE_RULES,
  games: rouletteGames(LIVE_ROULETTE_THEMES),
}
