import { circle, path, rect, stroke } from '../art/draw.ts'
import { glow, hero, rays, specks, tile } from '../art/tile.ts'
import { ball, card, ONE, SEVEN, THREE } from '../video-bingo/bingo-art.ts'

/** The tiles of these games. */
export const bingoRoomScenes = {
  'bingo-da-vila': () =>
    tile(['#d65fc8', '#8a2f9c', '#2a1038'], '#180820', [
      rays('#ffffff14', 150, 110, 14, 440),
      glow('#ffd98a', 150, 110, 150),
      path('#4a1a5c', 'M0 250V190L44 150L88 190V250ZM212 250V180L256 142L300 180V250Z'),
      path('#ffd34d', 'M30 206h14v18h-14zM240 200h14v18h-14zM264 200h14v18h-14z'),
      hero('bunting', 150, 54, 150),
      ball('#ffb020', 150, 150, 60, SEVEN),
      ball('#1d9bf0', 72, 210, 38, ONE),
      ball('#e63946', 232, 208, 40, THREE),
      card('#ffd34d', '#a83fb8', 150, 316, 1.16, -4, '110110111111011'),
    ]),
  'bingo-do-mercado': () =>
    tile(['#8fd0f7', '#3b8fd8', '#0d2540'], '#061425', [
      path('#f6f1e4', 'M0 70H300V112H0Z'),
      path(
        '#e63946',
        'M0 70H50V112A25 18 0 0 1 0 112ZM100 70H150V112A25 18 0 0 1 100 112ZM200 70H250V112A25 18 0 0 1 200 112Z',
      ),
      path(
        '#f6f1e4',
        'M50 112A25 18 0 0 0 100 112ZM150 112A25 18 0 0 0 200 112ZM250 112A25 18 0 0 0 300 112Z',
      ),
      specks('#fff6', 3, 16, 12, [0, 130, 300, 240]),
      circle('#ffffff22', 150, 190, 84),
      stroke('#ffffffaa', 6, 'M150 106A84 84 0 1 1 149 106Z'),
      ball('#ffb020', 116, 208, 34, THREE),
      ball('#2f9d63', 182, 214, 34, ONE),
      ball('#d9534f', 150, 156, 36, SEVEN),
      rect('#0d2540', 60, 268, 180, 12, 6),
      card('#ffc857', '#2f7fd0', 150, 332, 1.16, 4, '101011101010111'),
    ]),
}
