import { circle, path, stroke } from '../art/draw.ts'
import { bare, card, lifted } from '../art/playing-card.ts'
import { flat, glow, hero, specks, tile } from '../art/tile.ts'

/** The tiles of these games. */
export const videoPokerScenes = {
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
}
