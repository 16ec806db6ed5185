import { circle, path, place, stroke } from '../art/draw.ts'
import { card } from '../art/playing-card.ts'
import { flat, glow, hero, rays, tile } from '../art/tile.ts'

/** An arrow of 80 × 100 that points up. */
function arrow(colour: string, edge: string, x: number, y: number, scale: number, turn: number): string {
  const shape = path(colour, 'M0-52L44-4H20V48H-20V-4H-44Z', `stroke="${edge}" stroke-width="7"`)
  return `<g filter="url(#lift)">${place(x, y, scale, turn, shape)}</g>`
}

/** The tiles of these games. */
export const hiLoScenes = {
  'maior-ou-menor': () =>
    tile(['#ff9b3d', '#d8352f', '#4a0a1a'], '#250309', [
      rays('#ffffff1f', 150, 190, 14, 430, 0.1),
      arrow('#3fd17f', '#d8ffe8', 236, 116, 1.14, 12),
      arrow('#3f9bff', '#dcefff', 64, 286, 1.14, 192),
      flat('feather', 52, 96, 112, -28),
      flat('feather', 250, 306, 104, 150),
      card('7', 'clubs', 150, 200, 1.5, -7),
    ]),
  'escada-de-ouro': () =>
    tile(['#5c3c08', '#b07a16', '#2a1803'], '#160b00', [
      rays('#fff0a824', 262, 40, 9, 480),
      glow('#fff0a8', 240, 70, 130),
      card('2', 'spades', 44, 262, 0.62, 0),
      card('7', 'diamonds', 118, 210, 0.66, 0),
      card('K', 'spades', 192, 154, 0.7, 0),
      card('A', 'diamonds', 262, 92, 0.74, 0),
      path('#f2b92c', 'M0 308H82V256H156V204H228V146H300V400H0Z'),
      path('#ffe07a', 'M0 308H82V320H0ZM82 256H156V268H82ZM156 204H228V216H156ZM228 146H300V158H228Z'),
      path('#b87f10', 'M70 320H82V400H70ZM144 268H156V400H144ZM216 216H228V400H216Z'),
      hero('coin', 44, 362, 54),
      hero('coin', 190, 340, 64),
    ]),
  'mare-alta-mare-baixa': () =>
    tile(['#ffd7a0', '#f29a86', '#2f7fa8'], '#04202f', [
      circle('#fff3cf', 222, 92, 46),
      glow('#fff3cf', 222, 92, 110),
      card('Q', 'hearts', 106, 134, 1.16, -12),
      path('#2fb4c4', 'M0 216Q38 186 75 212T150 212T225 212T300 206V400H0Z'),
      card('2', 'clubs', 204, 262, 1.12, 11),
      path('#14809ec4', 'M0 262Q38 232 75 258T150 258T225 258T300 254V400H0Z'),
      stroke(
        '#d8fff6',
        4,
        'M0 216Q38 186 75 212T150 212T225 212T300 206M0 262Q38 232 75 258T150 258T225 258T300 254',
      ),
      path('#0b5570d9', 'M0 318Q38 292 75 314T150 314T225 314T300 308V400H0Z'),
      hero('fish', 76, 316, 88, -8),
      flat('shell', 236, 354, 56, 12),
    ]),
}
