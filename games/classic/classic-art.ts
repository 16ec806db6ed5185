import { circle, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from '../art/tile.ts'

/** The tiles of these games. */
export const classicScenes = {
  'feira-livre': () =>
    tile(['#8fe0ff', '#ffe9a8', '#7ab84a'], '#12330f', [
      stroke('#fff', 36, 'M30-20V76M102-20V76M174-20V76M246-20V76'),
      stroke('#e8353d', 36, 'M-6-20V76M66-20V76M138-20V76M210-20V76M282-20V76'),
      glow('#fff6c8', 150, 200, 150),
      hero('pineapple', 78, 186, 150, -14),
      hero('papaya', 226, 190, 134, 16),
      hero('basket', 150, 262, 190),
      hero('watermelon', 66, 318, 118, -8),
    ]),
  'boteco-da-esquina': () =>
    tile(['#0f3340', '#1f6a72', '#e0a23c'], '#0c1c22', [
      path('#f4ead0', 'M0 0H300V150H0Z'),
      path(
        '#2f8fa0',
        'M0 0H50V50H0ZM100 0H150V50H100ZM200 0H250V50H200ZM50 50H100V100H50ZM150 50H200V100H150ZM250 50H300V100H250ZM0 100H50V150H0ZM100 100H150V150H100ZM200 100H250V150H200Z',
      ),
      path('#8a4a1c', 'M0 150H300V166H0Z'),
      glow('#ffd98a', 150, 200, 140),
      hero('tambourine', 150, 176, 196, -8),
      path('#6b3214', 'M0 300H300V400H0Z'),
      path('#b8642a', 'M0 296H300V312H0Z'),
      hero('soda', 52, 246, 130),
      hero('coxinha', 246, 270, 112, 8),
      hero('domino', 150, 324, 100, 40),
    ]),
  'bola-na-varzea': () =>
    tile(['#4fb0f0', '#bfe9ff', '#c4803a'], '#2b1606', [
      circle('#fff4b8', 60, 66, 34),
      ridge('#6aa84a', [176, 150, 180, 156, 172]),
      path('#b8743a', 'M0 200Q150 176 300 200V400H0Z'),
      path('#d99a58', 'M0 232Q150 200 300 232V300Q150 260 0 300Z'),
      path('#ffffff2e', 'M70 84H230V206H70ZM100 84V206M130 84V206'),
      stroke(
        '#ffffffb0',
        1.6,
        'M86 82V204M104 82V204M122 82V204M140 82V204M158 82V204M176 82V204M194 82V204M212 82V204M70 104H230M70 126H230M70 148H230M70 170H230M70 190H230',
      ),
      stroke('#fff', 8, 'M68 208V80H232V208'),
      hero('soccer', 150, 218, 150, 12),
      hero('boot', 76, 318, 122, -10),
      hero('trophy', 232, 308, 116, 6),
    ]),
  'sorveteria-tropical': () =>
    tile(['#ff9fc8', '#ffd0e4', '#7fe8d0'], '#3a1236', [
      rays('#ffffff55', 150, 190, 10, 420),
      specks('#ff5f9f', 8, 12, 9, [0, 0, 300, 330]),
      hero('popsicle', 60, 156, 140, -18),
      hero('sundae', 242, 168, 138, 12),
      hero('cone', 150, 164, 236),
      hero('acai', 150, 334, 122, -2),
    ]),
  'pipas-no-ceu': () =>
    tile(['#1a6fd6', '#6fc4ff', '#ffe0b0'], '#3a1a0c', [
      flat('cloud', 62, 78, 96),
      flat('cloud', 250, 216, 84),
      stroke('#ffffffb0', 2, 'M146 196Q110 260 150 400M246 116Q250 240 180 400M66 224Q70 300 120 400'),
      flat('kite', 244, 84, 84, 24),
      flat('kite', 58, 200, 72, -26),
      hero('kite', 150, 142, 210, -8),
      path('#c2543a', 'M0 400V330H40V306H92V340H130V312H176V336H214V300H262V328H300V400Z'),
      path(
        '#e8885a',
        'M0 400V344H28V330H40V400ZM92 400V340H120V400ZM176 400V336H206V400ZM262 400V328H290V400Z',
      ),
      path(
        '#ffd98a',
        'M52 324H66V340H52ZM140 328H154V344H140ZM226 316H242V334H226ZM12 356H24V370H12ZM186 352H198V366H186Z',
      ),
      rect('#3f8fd6', 98, 296, 26, 16, 3),
      rect('#3f8fd6', 232, 284, 26, 16, 3),
    ]),
  'cordel-do-sertao': () =>
    tile(['#f9ecd0', '#f5e2b8', '#e8c88a'], '#4a1f0c', [
      circle('#c2391f', 216, 100, 58),
      stroke('#1c120c', 6, 'M14 14H286V386H14Z'),
      stroke('#1c120c', 2.4, 'M24 24H276V376H24Z'),
      path('#1c120c', 'M24 292Q80 262 130 288T276 276V376H24Z'),
      stroke('#f5e2b8', 3, 'M40 314Q90 290 140 312T262 300M40 336Q90 316 140 334T262 324'),
      place(
        74,
        214,
        1.5,
        0,
        path(
          '#1c120c',
          'M-10 70V-40Q-10-56 0-56Q10-56 10-40V10H16V-10Q16-18 23-18Q30-18 30-10V12Q30 26 18 26H10V70ZM-10 36H-18Q-32 36-32 20V4Q-32-6-24-6Q-16-6-16 4V18H-10Z',
        ),
      ),
      place(
        168,
        186,
        1.62,
        0,
        path(
          '#1c120c',
          'M-48-6L-26-14Q-20-34 0-32Q10-30 12-16Q34-10 48-30Q48 8 20 18L28 42L10 22Q4 28-6 26L-12 44L-18 22Q-34 12-32-2Z',
        ) +
          path('#c2391f', 'M-10-8Q12-6 34-12Q26 10 4 14Q-10 8-10-8Z') +
          circle('#f9ecd0', -12, -18, 5) +
          circle('#1c120c', -12, -18, 2),
      ),
      hero('booklet', 222, 300, 96, 10),
    ]),
  'padaria-da-praca': () =>
    tile(['#ffe0b0', '#f2b06a', '#8a4a1c'], '#2a1206', [
      path('#7a3f18', 'M0 176H300V188H0ZM0 306H300V320H0Z'),
      path('#a8642a', 'M0 168H300V178H0ZM0 296H300V308H0Z'),
      hero('cake', 82, 118, 116),
      hero('pudding', 218, 122, 108),
      hero('loaf', 128, 232, 204),
      hero('cheesebun', 226, 250, 122),
    ]),
  'sete-da-sorte': () =>
    tile(['#6b0a2e', '#d1204f', '#3a0618'], '#1c020c', [
      rays('#ffd84d40', 150, 170, 12, 420),
      hero('seven', 76, 190, 124, -10),
      hero('seven', 224, 190, 124, 10),
      hero('seven', 150, 170, 190),
      hero('bell', 56, 318, 92, -10),
      hero('bar', 150, 334, 108),
      hero('clover', 246, 318, 92, 10),
    ]),
}
