import { circle, ellipse, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, rays, ridge, specks, tile } from '../art/tile.ts'

/** The pips of a face that is seen from above, in a box of 100 about its middle. */
const PIPS: Readonly<Record<number, string>> = {
  1: 'M0 0h0',
  2: 'M-24-24h0M24 24h0',
  3: 'M-24-24h0M0 0h0M24 24h0',
  4: 'M-24-24h0M24-24h0M-24 24h0M24 24h0',
  5: 'M-24-24h0M24-24h0M0 0h0M-24 24h0M24 24h0',
  6: 'M-24-26h0M24-26h0M-24 0h0M24 0h0M-24 26h0M24 26h0',
}

/** The body of a die, to be used by `die`. */
const DIE =
  '<defs><g id="die"><rect x="-46" y="-40" width="92" height="92" rx="20" fill="#c9b183"/>' +
  '<rect x="-46" y="-48" width="92" height="92" rx="20" fill="#fff8e6"/><path fill="#fff" d="M-38-24Q-36-40-20-41H20Q36-40 38-24Q20-32 0-32Q-20-32-38-24Z"/></g></defs>'

function die(face: number, x: number, y: number, scale: number, turn: number): string {
  const colour = face === 1 || face === 4 ? '#d0152f' : '#2a120c'
  const width = face === 1 ? 30 : 19
  return `<g filter="url(#lift)">${place(x, y, scale, turn, `<use href="#die"/><path transform="translate(0 -2)" stroke="${colour}" stroke-width="${width}" d="${PIPS[face] ?? ''}"/>`)}</g>`
}

/** A glass over the dice; the tray that it stands on is drawn before them. */
function dome(x: number, y: number, rim: string): string {
  const glass = path('#ffffff26', 'M-112 60V-10A112 112 0 0 1 112-10V60Z')
  const shine = stroke('#ffffff99', 7, 'M-88-4A92 92 0 0 1-30-86')
  return place(x, y, 1, 0, glass + shine + circle(rim, 0, -128, 13))
}

/** The tiles of these games. */
export const sicBoScenes = {
  'sic-bo-lanterna': () =>
    tile(['#8f1420', '#5a0a14', '#2a0408'], '#1a0205', [
      rays('#ffd16618', 150, 176, 16, 420),
      flat('lantern', 52, 74, 104, -6),
      flat('lantern', 250, 62, 84, 8),
      glow('#ffb347', 150, 220, 150),
      DIE,
      ellipse('#3a060c', 150, 300, 132, 26),
      ellipse('#e0a83a', 150, 292, 130, 24),
      ellipse('#a81c28', 150, 290, 118, 20),
      die(6, 96, 238, 0.86, -12),
      die(1, 208, 240, 0.86, 14),
      die(4, 152, 168, 0.92, 4),
    ]),
  'sic-bo-de-jade': () =>
    tile(['#0f7f66', '#0a4f44', '#03201c'], '#021512', [
      specks('#d8ffd0', 3, 26, 13, [0, 0, 300, 230]),
      ridge('#0c6a56', [230, 170, 220, 150, 210]),
      path('#0a5a4a', 'M0 300Q150 258 300 300V400H0Z'),
      glow('#c9f2a5', 150, 210, 140),
      DIE,
      rect('#4a2410', 30, 292, 240, 26, 12),
      ellipse('#9fe0b8', 150, 292, 120, 18),
      die(5, 98, 254, 0.74, -8),
      die(3, 204, 254, 0.74, 10),
      die(2, 152, 186, 0.74, 20),
      dome(150, 222, '#9fe0b8'),
      flat('jade', 52, 348, 66, -8),
      flat('jade', 252, 352, 54, 12),
    ]),
}
