import { ellipse, path, rect, stroke } from '../art/draw.ts'
import { flat, glow, hero, specks, tile } from '../art/tile.ts'

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

/** The tiles of these games. */
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
}
