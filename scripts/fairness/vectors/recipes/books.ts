import type { DocumentedEngine } from '../../../../games/manifest.ts'
import type { RecipeBook } from '../recipe.ts'
import { bingoRoomBook, videoBingoBook } from './bingo.ts'
import { baccaratBook, blackjackBook, videoPokerBook } from './cards.ts'
import { diceBook, fishBook, kenoBook, limboBook, plinkoBook } from './numbers.ts'
import { raceBook } from './race.ts'
import { crashBook, fiveDrawBook, liveBaccaratBook, liveRouletteBook } from './shared.ts'
import { fixturesBook, footballBook } from './slips.ts'
import { classicBook, slotsBook } from './slots.ts'
import { hiLoBook, minesBook, penaltyBook, towerBook } from './steps.ts'
import { rouletteBook, sicBoBook } from './tables.ts'
import { wheelBook } from './wheel.ts'

/** The recipes of every engine: none is without vectors. */
export const BOOKS: Readonly<Record<DocumentedEngine, RecipeBook>> = {
  slots: slotsBook,
  classic: classicBook,
  dice: diceBook,
  limbo: limboBook,
  mines: minesBook,
  tower: towerBook,
  penalty: penaltyBook,
  plinko: plinkoBook,
  roulette: rouletteBook,
  'sic-bo': sicBoBook,
  baccarat: baccaratBook,
  blackjack: blackjackBook,
  'video-poker': videoPokerBook,
  'hi-lo': hiLoBook,
  keno: kenoBook,
  'video-bingo': videoBingoBook,
  fish: fishBook,
  race: raceBook,
  crash: crashBook,
  'live-roulette': liveRouletteBook,
  'live-baccarat': liveBaccaratBook,
  'five-draw': fiveDrawBook,
  'bingo-room': bingoRoomBook,
  football: footballBook,
  fixtures: fixturesBook,
  wheel: wheelBook,
}
