import { baccaratManifest } from './baccarat/manifest.ts'
import { bingoRoomManifest } from './bingo-room/manifest.ts'
import { blackjackManifest } from './blackjack/manifest.ts'
import { classicManifest } from './classic/manifest.ts'
import { crashManifest } from './crash/manifest.ts'
import { diceManifest } from './dice/manifest.ts'
import { fishManifest } from './fish/manifest.ts'
import { fiveDrawManifest } from './five-draw/manifest.ts'
import { fixturesManifest } from './football/fixtures-manifest.ts'
import { footballManifest } from './football/manifest.ts'
import { hiLoManifest } from './hi-lo/manifest.ts'
import { kenoManifest } from './keno/manifest.ts'
import { limboManifest } from './limbo/manifest.ts'
import { liveBaccaratManifest } from './live-baccarat/manifest.ts'
import { liveRouletteManifest } from './live-roulette/manifest.ts'
import type { DocumentedEngine, EngineManifest } from './manifest.ts'
import { minesManifest } from './mines/manifest.ts'
import { penaltyManifest } from './penalty/manifest.ts'
import { plinkoManifest } from './plinko/manifest.ts'
import { raceManifest } from './race/manifest.ts'
import { rouletteManifest } from './roulette/manifest.ts'
import { sicBoManifest } from './sic-bo/manifest.ts'
import { slotsManifest } from './slots/manifest.ts'
import { towerManifest } from './tower/manifest.ts'
import { videoBingoManifest } from './video-bingo/manifest.ts'
import { videoPokerManifest } from './video-poker/manifest.ts'
import { wheelManifest } from './wheel/manifest.ts'

/** The manifest of every engine. For documents and tests: the app loads each engine alone. */
export const MANIFESTS: Readonly<Record<DocumentedEngine, EngineManifest>> = {
  slots: slotsManifest,
  classic: classicManifest,
  dice: diceManifest,
  limbo: limboManifest,
  mines: minesManifest,
  tower: towerManifest,
  penalty: penaltyManifest,
  plinko: plinkoManifest,
  roulette: rouletteManifest,
  'sic-bo': sicBoManifest,
  baccarat: baccaratManifest,
  blackjack: blackjackManifest,
  'video-poker': videoPokerManifest,
  'hi-lo': hiLoManifest,
  keno: kenoManifest,
  'video-bingo': videoBingoManifest,
  fish: fishManifest,
  race: raceManifest,
  crash: crashManifest,
  'live-roulette': liveRouletteManifest,
  'live-baccarat': liveBaccaratManifest,
  'five-draw': fiveDrawManifest,
  'bingo-room': bingoRoomManifest,
  football: footballManifest,
  fixtures: fixturesManifest,
  wheel: wheelManifest,
}
