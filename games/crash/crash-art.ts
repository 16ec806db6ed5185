import { ellipse, path, place } from '../art/draw.ts'
import { flat, glow, hero, rays, ridge, specks, tile } from '../art/tile.ts'

/** A curve that climbs to the upper right, with the light under it. */
function climb(line: string, under: string): string {
  return (
    path(under, 'M0 352C130 344 206 262 236 112L300 112V400H0Z') +
    `<path d="M-10 352C130 344 206 262 236 112" fill="none" stroke="${line}" stroke-width="9" stroke-linecap="round"/>`
  )
}

function kite(x: number, y: number, scale: number, turn: number): string {
  const body =
    path('#ff4d6d', 'M0-92L62 0L0 0Z') +
    path('#ffd166', 'M0-92L-62 0L0 0Z') +
    path('#06d6a0', 'M62 0L0 112L0 0Z') +
    path('#3a86ff', 'M-62 0L0 112L0 0Z') +
    '<path d="M0-92V112M-62 0H62" stroke="#fff8" stroke-width="4"/>' +
    '<path d="M0 112Q-40 150 4 184T-8 254" fill="none" stroke="#fff" stroke-width="4"/>' +
    path('#ff4d6d', 'M-24 142l-26-10v24zM-22 142l24-14v26z') +
    path('#ffd166', 'M4 186l-24-14v26zM6 186l26-10v24z')
  return `<g filter="url(#lift)">${place(x, y, scale, turn, body)}</g>`
}

/** The tiles of these games. */
export const crashScenes = {
  'foguete-arara': () =>
    tile(['#050a2e', '#1d2a86', '#7a3fb0', '#ff8a4c'], '#0a0b2c', [
      specks('#fff', 2.4, 36, 9, [0, 0, 300, 260]),
      glow('#ffd27a', 236, 118, 120),
      flat('planet', 62, 76, 84, -10),
      climb('#ffd23f', '#ffffff1c'),
      hero('rocket', 226, 118, 150, 12),
      hero('macaw', 92, 252, 118, -8),
      ellipse('#ffffff2a', 60, 372, 120, 26),
      ellipse('#ffffff1f', 236, 386, 130, 28),
    ]),
  'pipa-de-sao-joao': () =>
    tile(['#0b3a53', '#17788a', '#f2a65a', '#ffdf8c'], '#20160a', [
      rays('#ffffff16', 226, 96, 12),
      glow('#fff2b0', 226, 96, 110),
      kite(196, 120, 0.98, 18),
      '<path d="M-10 44Q74 84 150 30T310 36" fill="none" stroke="#fff9" stroke-width="2"/>',
      path('#ff4d6d', 'M30 60l12 30l14-26zM142 34l12 28l10-32z'),
      path('#ffd166', 'M84 60l14 28l10-34zM238 24l12 30l12-28z'),
      ridge('#3d6b2f', [318, 292, 326, 300, 316]),
      ridge('#24481f', [348, 336, 352, 330, 350]),
      hero('bonfire', 66, 312, 92),
    ]),
}
