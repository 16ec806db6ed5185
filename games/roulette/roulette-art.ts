import { circle, ellipse, path, place, rect } from '../art/draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from '../art/tile.ts'

export interface WheelColours {
  readonly rim: string
  readonly shine: string
  readonly red: string
  readonly black: string
  readonly bowl: string
  readonly cone: string
}

/** A ring cut into 37 pockets by dashes: red and black in turn, one green. Radius 100. */
function wheel(colours: WheelColours): string {
  const { rim, shine, red, black, bowl, cone } = colours
  const pocket = (2 * Math.PI * 76) / 37
  const dash = pocket.toFixed(3)
  const ring = (colour: string, dashes: string) =>
    `<circle r="76" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="butt" stroke-dasharray="${dashes}"/>`
  const spokes = [0, 45, 90, 135].map(turn => rect(shine, -34, -3, 68, 6, 3, turn)).join('')
  return (
    circle(rim, 0, 0, 104) +
    circle(shine, 0, 0, 97) +
    circle(rim, 0, 0, 93) +
    ring(black, '1000') +
    ring(red, `${dash} ${dash}`) +
    ring('#12a05c', `${dash} 1000`) +
    circle(shine, 0, 0, 64) +
    circle(bowl, 0, 0, 61) +
    circle(cone, 0, 0, 44) +
    spokes +
    circle(shine, 0, 0, 14) +
    circle(rim, 0, 0, 8) +
    path('#fff3', 'M-58-72A92 92 0 0 1 58-72A110 110 0 0 0 -58-72Z')
  )
}

/** A wheel as SVG, seen from the side: `flatness` 1 from above, `turn` in degrees. */
export function tilted(
  x: number,
  y: number,
  scale: number,
  flatness: number,
  turn: number,
  colours: WheelColours,
): string {
  return `<g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${+(scale * flatness).toFixed(2)})">${wheel(colours)}</g>`
}

/** The ball of a wheel as SVG, with radius `r`. */
export function ivoryBall(x: number, y: number, r: number): string {
  return `<g filter="url(#lift)">${circle('#d8cfc0', x, y, r)}${circle('#fffdf7', x - r * 0.12, y - r * 0.14, r * 0.82)}</g>`
}

/** One chip in the current colour, to be used by `chips`. */
const CHIP =
  '<defs><g id="chip"><path d="M-34 0V8A34 15 0 0 0 34 8V0Z"/><ellipse rx="34" ry="15"/>' +
  '<path fill="#0003" d="M-34 0V8A34 15 0 0 0 34 8V0A34 15 0 0 1 -34 0Z"/>' +
  '<ellipse rx="28" ry="11.5" fill="none" stroke="#fffc" stroke-width="5" stroke-linecap="butt" stroke-dasharray="11 11"/></g></defs>'

/** A pile of chips, the lowest first. */
function chips(x: number, y: number, colours: readonly string[]): string {
  const pile = colours.map(
    (colour, index) => `<use href="#chip" x="${x}" y="${y - index * 12}" fill="${colour}"/>`,
  )
  return ellipse('#0005', x, y + 12, 42, 17) + pile.join('')
}

const ARARA: WheelColours = {
  rim: '#6b3b17',
  shine: '#ffc93c',
  red: '#e63946',
  black: '#14202c',
  bowl: '#0d5a45',
  cone: '#0a4236',
}

const FRENCH: WheelColours = {
  rim: '#3a2412',
  shine: '#e9cf8f',
  red: '#b3203f',
  black: '#121a33',
  bowl: '#7a4a22',
  cone: '#5a3214',
}

const RIO: WheelColours = {
  rim: '#a3441c',
  shine: '#ffe27a',
  red: '#ff5a4d',
  black: '#4a1238',
  bowl: '#ff9f4d',
  cone: '#e0567a',
}

const IMPERIAL: WheelColours = {
  rim: '#2a0710',
  shine: '#f0cf78',
  red: '#c21d33',
  black: '#0d0a0c',
  bowl: '#5a0d1f',
  cone: '#3d0714',
}

const BLUE: WheelColours = {
  rim: '#123f66',
  shine: '#dff3ff',
  red: '#ff6b5a',
  black: '#0d2a4a',
  bowl: '#2c8fc0',
  cone: '#1c6a96',
}

const MIDNIGHT: WheelColours = {
  rim: '#1c1650',
  shine: '#cfc4ff',
  red: '#c23f9a',
  black: '#120d38',
  bowl: '#322a8a',
  cone: '#221a66',
}

/** The tiles of these games. */
export const rouletteScenes = {
  'roleta-arara': () =>
    tile(['#12805c', '#0a5040', '#052b24'], '#021610', [
      rays('#ffffff10', 150, 176, 18, 420),
      tilted(150, 190, 1.32, 1, 12, ARARA),
      ivoryBall(226, 136, 10),
      flat('macaw', 82, 84, 136, -8),
    ]),
  'roleta-francesa': () =>
    tile(['#2a4690', '#16275c', '#0a1230'], '#050a1c', [
      path('#1d3a7a', 'M0 230L300 170V400H0Z'),
      `<g fill="none" stroke="#f2d48a99" stroke-width="3"><path d="M0 282L300 216M0 336L300 262M60 400L20 226M150 400L96 210M240 400L176 194"/></g>`,
      tilted(150, 128, 1.28, 0.56, -8, FRENCH),
      ivoryBall(84, 152, 9),
      CHIP,
      chips(96, 318, ['#e63946', '#e63946', '#f2d48a']),
      chips(206, 306, ['#1d78e6', '#1d78e6', '#1d78e6', '#fff4df', '#e63946']),
    ]),
  'roleta-do-rio': () =>
    tile(['#ff7a5c', '#ffb45c', '#ff6b8a'], '#3a0d2e', [
      tilted(150, 178, 1.16, 1, 0, RIO),
      ridge('#a83268', [300, 262, 286, 240, 270]),
      path('#7a1f55', 'M0 400V312Q34 308 52 276Q66 220 92 214Q118 222 128 280Q142 306 184 310T300 296V400Z'),
      path('#5a1444', 'M196 400Q206 320 236 300Q262 306 300 340V400Z'),
      `<path fill="none" stroke="#ffe3c4" stroke-width="2" d="M92 216L262 306"/>`,
      path(
        '#ffe3c4',
        'M150 250H178Q182 250 182 254V264Q182 270 176 270H154Q148 270 148 264V254Q148 250 150 250ZM162 242H168V250H162Z',
      ),
      path('#a83268', 'M152 255H161V262H152ZM164 255H173V262H164Z'),
      ivoryBall(216, 122, 9),
      path('#3a0d2e', 'M0 350Q70 334 150 350T300 346V400H0Z'),
    ]),
  'roleta-imperial': () =>
    tile(['#5a0d1f', '#33060f', '#160206'], '#0a0103', [
      path('#7a1228', 'M0 0H70Q30 120 66 230Q20 180 0 200ZM300 0H230Q270 120 234 230Q280 180 300 200Z'),
      glow('#f0cf78', 150, 250, 190),
      tilted(150, 322, 1.75, 1, 20, IMPERIAL),
      ivoryBall(150, 186, 12),
      path('#f0cf78', 'M96 122L84 52L118 84L150 36L182 84L216 52L204 122Z'),
      path('#c9962f', 'M96 122L92 98H208L204 122Z'),
      circle('#e63946', 150, 108, 8) + circle('#1d78e6', 120, 109, 5) + circle('#1d78e6', 180, 109, 5),
      circle('#fff4d0', 150, 34, 7) + circle('#fff4d0', 84, 50, 5.5) + circle('#fff4d0', 216, 50, 5.5),
    ]),
  'roleta-mini-ficha': () =>
    tile(['#5fc4ee', '#2380b8', '#0d3a66'], '#06203d', [
      path('#ffffff1f', 'M0 0H120L0 200ZM180 0H300V40L40 400H0V300Z'),
      tilted(222, 112, 1.1, 1, 30, BLUE),
      ivoryBall(170, 160, 9),
      CHIP,
      chips(86, 318, [
        '#ff9f1c',
        '#ff9f1c',
        '#fff4df',
        '#ff9f1c',
        '#ff9f1c',
        '#e63946',
        '#ff9f1c',
        '#ffd84d',
      ]),
      chips(172, 336, ['#2fae57', '#2fae57', '#fff4df', '#2fae57']),
      hero('coin', 244, 316, 62),
    ]),
  'roleta-da-meia-noite': () =>
    tile(['#05041a', '#1a1452', '#4a2f8f'], '#060418', [
      specks('#fff', 2.4, 44, 27, [0, 0, 300, 330]),
      glow('#a99bff', 150, 150, 180),
      tilted(150, 150, 1.14, 1, -16, MIDNIGHT),
      path(
        '#07051f',
        'M300 400V236H276V206H262V236H240V270H216V190L204 176L192 190V290H160V252H128V300H104V222H66V300H44V262H14V310H0V400Z',
      ),
      path(
        '#ffd98a',
        'M224 284H232V294H224ZM250 250H258V260H250ZM76 236H82V246H76ZM88 256H94V266H88ZM200 206H206V216H200ZM138 268H146V278H138ZM24 278H32V288H24ZM284 262H290V272H284Z',
      ),
      ivoryBall(82, 96, 9),
      place(238, 62, 0.6, 0, flat('star', 0, 0, 60)),
    ]),
}
