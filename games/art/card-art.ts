import { circle, path, place, rect, stroke } from './draw.ts'
import { flat, glow, hero, rays, specks, tile } from './tile.ts'

/** Ranks as strokes in a box of 100. */
const LETTERS = {
  A: 'M20 84L50 16L80 84M32 60H68',
  K: 'M26 16V84M76 16L28 54M44 44L76 84',
  Q: 'M50 16Q82 18 82 48Q82 80 50 82Q18 80 18 48Q18 18 50 16M58 62L80 86',
  J: 'M40 16H70M62 16V60Q60 84 42 84Q24 84 22 64',
  '10': 'M12 26L22 16V84M66 16Q86 18 86 50Q86 82 66 84Q48 82 48 50Q48 18 66 16',
  '7': 'M22 18H78L44 84',
  '2': 'M24 36Q26 16 50 16Q76 18 74 40Q70 58 24 84H78',
}

const INKS = { hearts: '#c01526', spades: '#17232b', diamonds: '#c86a10', clubs: '#0b6b3d' }

/** A card of 100 × 140 about its middle, without a shadow. */
function bare(
  rank: keyof typeof LETTERS,
  suit: keyof typeof INKS,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const face =
    rect('#fffdf6', -50, -70, 100, 140, 11) +
    place(-47, -67, 0.46, 0, stroke(INKS[suit], 15, LETTERS[rank])) +
    flat(suit, 8, 22, 72)
  return place(x, y, scale, turn, face)
}

const lifted = (parts: string) => `<g filter="url(#lift)">${parts}</g>`
const card = (...place: Parameters<typeof bare>) => lifted(bare(...place))

/** An arrow of 80 × 100 that points up. */
function arrow(colour: string, edge: string, x: number, y: number, scale: number, turn: number): string {
  const shape = path(colour, 'M0-52L44-4H20V48H-20V-4H-44Z', `stroke="${edge}" stroke-width="7"`)
  return `<g filter="url(#lift)">${place(x, y, scale, turn, shape)}</g>`
}

/** The games of cards. */
export const cardScenes = {
  'poker-da-arara': () =>
    tile(['#2f9fe0', '#12508f', '#071c36'], '#04101f', [
      glow('#bfe6ff', 150, 110, 150),
      flat('macaw', 150, 122, 206),
      lifted(
        bare('10', 'hearts', 52, 290, 0.86, -26) +
          bare('J', 'hearts', 98, 268, 0.86, -13) +
          bare('Q', 'hearts', 150, 260, 0.86, 0) +
          bare('K', 'hearts', 202, 268, 0.86, 13) +
          bare('A', 'hearts', 248, 290, 0.86, 26),
      ),
    ]),
  'poker-do-boteco': () =>
    tile(['#f3dca6', '#d9b870', '#7a4a20'], '#1e0f04', [
      path('#1d6b45', 'M0 0H300V70H0Z'),
      path(
        '#f6f3e6',
        'M20 70L40 50L60 70L40 90ZM80 70L100 50L120 70L100 90ZM140 70L160 50L180 70L160 90ZM200 70L220 50L240 70L220 90ZM260 70L280 50L300 70L280 90Z',
      ),
      glow('#fff3c0', 150, 150, 130),
      path('#5a2e12', 'M0 268H300V290H0Z'),
      path('#8a4a1e', 'M0 290H300V400H0Z'),
      stroke('#6b3616', 5, 'M0 330H300M0 368H300'),
      hero('guitar', 232, 178, 190, 14),
      card('K', 'spades', 84, 218, 1.12, -16),
      card('K', 'diamonds', 152, 232, 1.12, 8),
      hero('cup', 236, 318, 92),
    ]),
  'poker-da-meia-noite': () =>
    tile(['#120528', '#3c1880', '#7a3cc0'], '#0c031c', [
      specks('#fff', 3, 34, 17, [0, 0, 300, 220]),
      glow('#ffd9f4', 150, 128, 150),
      circle('#fff0dc', 150, 122, 82),
      circle('#ecd6c2', 122, 102, 14),
      circle('#ecd6c2', 178, 150, 19),
      path(
        '#1c0a3c',
        'M0 400V250H34V214H70V270H96V196L114 176L132 196V262H170V226H204V276H232V204H262V240H300V400Z',
      ),
      path(
        '#ffcf6b',
        'M44 230H52V240H44ZM56 250H64V260H56ZM108 210H116V222H108ZM180 242H188V252H180ZM242 220H250V232H242Z',
      ),
      card('A', 'hearts', 98, 242, 1.14, -17),
      card('A', 'spades', 196, 248, 1.14, 13),
    ]),
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
