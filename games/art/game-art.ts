import { arcadeScenes } from './arcade-art.ts'
import { baccaratScenes } from './baccarat-art.ts'
import { bingoScenes } from './bingo-art.ts'
import { bingoRoomScenes } from './bingo-room-art.ts'
import { blackjackScenes } from './blackjack-art.ts'
import { cardScenes } from './card-art.ts'
import { crashScenes } from './crash-art.ts'
import { diceScenes } from './dice-art.ts'
import { drawScenes } from './draw-art.ts'
import { fishScenes } from './fish-art.ts'
import { footballScenes } from './football-art.ts'
import { kenoScenes } from './keno-art.ts'
import { liveScenes } from './live-art.ts'
import { rouletteScenes } from './roulette-art.ts'
import { scenesOfFeast } from './scenes-of-feast.ts'
import { scenesOfNature } from './scenes-of-nature.ts'
import { scenesOfTown } from './scenes-of-town.ts'
import { sicBoScenes } from './sic-bo-art.ts'
import { videoScenes } from './video-art.ts'

const SCENES: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    ...scenesOfNature,
    ...scenesOfFeast,
    ...scenesOfTown,
    ...crashScenes,
    ...diceScenes,
    ...rouletteScenes,
    ...arcadeScenes,
    ...videoScenes,
    ...blackjackScenes,
    ...cardScenes,
    ...bingoScenes,
    ...kenoScenes,
    ...sicBoScenes,
    ...baccaratScenes,
    ...fishScenes,
    ...liveScenes,
    ...drawScenes,
    ...bingoRoomScenes,
    ...footballScenes,
  }),
)

/** The tile of a game as SVG, 300 × 400; `undefined` for a game we did not draw. `scripts/write-game-art.ts` writes them to `public/art`. */
export function gameArt(gameId: string): string | undefined {
  return SCENES.get(gameId)?.()
}
