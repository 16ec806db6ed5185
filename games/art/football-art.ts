import { ellipse, path, rect, stroke } from './draw.ts'
import { flat, glow, hero, specks, tile } from './tile.ts'

/** A shirt from the front, its neck at a point. */
function shirt(body: string, trim: string, x: number, y: number): string {
  return (
    `<g filter="url(#lift)" transform="translate(${x} ${y})">` +
    path(body, 'M-22-4L-64 18L-50 58L-36 50V112H36V50L50 58L64 18L22-4Q0 16-22-4Z') +
    path(trim, 'M-22-4Q0 16 22-4L14-8Q0 4-14-8Z') +
    path(trim, 'M-36 62H36V78H-36Z') +
    path('#0002', 'M20 6L36 50V112H14Z') +
    '</g>'
  )
}

/** Leagues of virtual football, and the book on real matches. */
export const footballScenes = {
  'liga-arara': () =>
    tile(['#07243a', '#0f5a4a', '#2c9a4e'], '#052414', [
      path('#ffffff16', 'M-20-20L70-10L170 250L40 250ZM320-20L230-10L130 250L260 250Z'),
      specks('#ffd84a', 8, 28, 17, [0, 8, 300, 84]),
      specks('#5fb7ff', 8, 26, 29, [0, 8, 300, 84]),
      specks('#f4f7f5', 8, 16, 41, [0, 12, 300, 84]),
      rect('#0b4a34', 0, 92, 300, 22),
      path('#2c9a4e', 'M0 112H300V400H0Z'),
      path('#25863f', 'M0 150H300V196H0ZM0 248H300V310H0Z'),
      stroke('#ffffffa6', 4, 'M-10 188H310'),
      `<ellipse cx="150" cy="188" rx="74" ry="26" fill="none" stroke="#ffffffa6" stroke-width="4"/>`,
      glow('#fff3b0', 150, 120, 110),
      flat('trophy', 150, 112, 132),
      shirt('#1d5fd1', '#ffd84a', 76, 176),
      shirt('#f2b632', '#2b1c0a', 224, 176),
      ellipse('#00000040', 150, 364, 58, 12),
      hero('soccer', 150, 306, 112, -12),
    ]),
  'futebol-pra-valer': () =>
    tile(['#0a1b33', '#124a78', '#2a86b8'], '#04101f', [
      path('#ffffff14', 'M40-20L120-20L210 270L60 270ZM260-20L180-20L90 270L240 270Z'),
      specks('#ffb53d', 8, 30, 53, [0, 10, 300, 96]),
      specks('#f4f7f5', 8, 22, 67, [0, 14, 300, 92]),
      path('#1f7a45', 'M0 214H300V400H0Z'),
      path('#1a6a3b', 'M0 258H300V304H0ZM0 350H300V400H0Z'),
      stroke('#ffffffb0', 5, 'M58 214V120H242V214'),
      stroke('#ffffff3a', 2, 'M84 122V212M110 122V212M136 122V212M162 122V212M188 122V212M214 122V212'),
      stroke('#ffffff3a', 2, 'M60 142H240M60 164H240M60 188H240'),
      stroke('#ffffffa6', 4, 'M-10 214H310'),
      glow('#ffdf9a', 150, 300, 120),
      ellipse('#00000045', 150, 366, 62, 12),
      hero('soccer', 150, 300, 138, 16),
    ]),
}
