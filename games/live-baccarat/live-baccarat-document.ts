import { BACCARAT_RULES, baccaratGames } from '../baccarat/baccarat-document.ts'
import type { EngineDocument } from '../engine-document.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat-themes.ts'

export const liveBaccaratDocument: EngineDocument = {
  engine: 'live-baccarat',
  version: 1,
  title: 'Live baccarat',
  seeds: 'chain',
  summary: 'Punto banco with one deal for everybody at the table.',
  ...BACCARAT_RULES,
  games: baccaratGames(LIVE_BACCARAT_THEMES),
}
