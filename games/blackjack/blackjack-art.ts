import { circle, ellipse, path, place, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, rays, specks, tile } from '../art/tile.ts'

const RANKS = {
  ace: 'M-14 20L0-20L14 20M-9 7H9',
  king: 'M-12-20V20M13-20L-12 5M-3-3L13 20',
  queen: 'M0-20A15 20 0 1 1-1-20ZM4 8L15 22',
  jack: 'M-4-20H11V8A12 12 0 0 1-13 8',
}

/** A card face up, 120 × 168 about its own middle: rank and suit in the corner, its mark large. */
function card(
  rank: keyof typeof RANKS,
  mark: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const paper = rect('#fdfbf2', -60, -84, 120, 168, 12) + rect('#e9e2cc', -60, 66, 120, 18, 9)
  const colour = mark === 'hearts' || mark === 'diamonds' ? '#c01526' : '#17232b'
  const face = paper + place(-36, -52, 1, 0, stroke(colour, 8, RANKS[rank])) + flat(mark, 12, 20, 84)
  return `<g filter="url(#lift)">${place(x, y, scale, turn, face)}</g>`
}

/** The same face down, with a feather of Arara. */
function back(colour: string, edge: string, x: number, y: number, scale: number, turn: number): string {
  const sheet = rect('#fdfbf2', -60, -84, 120, 168, 12) + rect(colour, -52, -76, 104, 152, 8)
  const feather = stroke(
    edge,
    5,
    'M0-54Q40-22 0 58Q-40-22 0-54ZM0-54V58M0-14L18-28M0-14L-18-28M0 14L18-2M0 14L-18-2',
  )
  return `<g filter="url(#lift)">${place(x, y, scale, turn, sheet + feather)}</g>`
}

function chip(colour: string, x: number, y: number, r: number): string {
  const ring = `<circle cx="${x}" cy="${y}" r="${+(r * 0.8).toFixed(1)}" fill="none" stroke="#fffd" stroke-width="${+(r * 0.22).toFixed(1)}" stroke-linecap="butt" stroke-dasharray="${+(r * 0.42).toFixed(1)}"/>`
  return `<g filter="url(#lift)">${circle(colour, x, y, r)}${ring}${circle(colour, x, y, r * 0.62)}${circle('#fff4', x, y, r * 0.5)}</g>`
}

/** The tiles of these games. */
export const blackjackScenes = {
  'vinte-e-um-da-arara': () =>
    tile(['#0f7a5a', '#0a5a45', '#052c25'], '#021713', [
      rays('#ffffff12', 150, 30, 11),
      path('#0c6a4f', 'M-20 210Q150 320 320 210V400H-20Z'),
      stroke('#ffd23f99', 4, 'M-20 222Q150 332 320 222'),
      card('ace', 'spades', 106, 176, 1.02, -13),
      card('king', 'hearts', 190, 184, 1.02, 11),
      hero('macaw', 226, 76, 108),
      chip('#d11a3e', 62, 330, 30),
    ]),
  'blackjack-copacabana': () =>
    tile(['#ffb85c', '#ff7a6b', '#1a4f8f'], '#081c3d', [
      glow('#fff1c2', 150, 92, 150),
      circle('#fff4d6', 150, 92, 46),
      path('#14457f', 'M0 176Q40 96 78 150Q104 60 138 150Q200 128 300 176V220H0Z'),
      path('#1f73b8', 'M0 196Q75 182 150 196T300 196V300H0Z'),
      path('#fdfbf2', 'M0 262Q50 232 100 262T200 262T300 262V400H0Z'),
      path(
        '#22324a',
        'M0 292Q50 262 100 292T200 292T300 292V318Q250 288 200 318T100 318T0 318ZM0 350Q50 320 100 350T200 350T300 350V376Q250 346 200 376T100 376T0 376Z',
      ),
      back('#1f73b8', '#ffb85c', 96, 214, 0.86, -16),
      card('jack', 'diamonds', 150, 204, 0.9, -2),
      card('ace', 'hearts', 208, 214, 0.9, 13),
    ]),
  'blackjack-da-meia-noite': () =>
    tile(['#150524', '#4b1660', '#8a2f7e'], '#12031c', [
      specks('#ffd7f0', 2.4, 12, 11, [0, 0, 300, 240]),
      glow('#ff9ecb', 216, 84, 120),
      flat('moon', 216, 84, 104, -14),
      ellipse('#2c0c3b', 150, 356, 220, 86),
      stroke('#ff9ecb88', 3, 'M-60 356A210 76 0 0 1 360 356'),
      back('#7a2a86', '#ff9ecb', 84, 246, 0.92, -18),
      card('queen', 'clubs', 148, 226, 1, -2),
      card('ace', 'spades', 214, 240, 1, 15),
      chip('#ff5fa8', 250, 346, 28),
    ]),
}
