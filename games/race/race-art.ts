import { circle, path, place, stroke } from '../art/draw.ts'
import { glow, specks, tile } from '../art/tile.ts'

/** A jangada under sail, about the middle of its hull. */
function jangada(sail: string, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    path(sail, 'M-14-92Q66-70 52 0L-18-4Q4-48-14-92Z') +
      path('#ffffff73', 'M-14-92Q22-80 40-46Q6-58-4-62Z') +
      stroke('#6a3f1e', 6, 'M-14-94L-22 4') +
      path('#b97a3e', 'M-66 0H74L54 20H-46Z') +
      stroke('#7d4d22', 4, 'M-54 9H62') +
      circle('#8a5a36', -40, -24, 9) +
      path('#f4d58a', 'M-52-26h24l-12-12z'),
  )
}

/** A kart from the side, about its middle. */
function kart(colour: string, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    path(colour, 'M-78 6Q-72-20-38-20H6L24-2L80 8V24H-72Z') +
      path('#1b1426', 'M-84-40H-48V-28H-84ZM-74-28H-56V4H-74Z') +
      path('#fff', 'M-26-20Q-28-58 0-58Q26-56 26-28L20-20Z') +
      path('#1b1426', 'M0-46H26V-30H0Z') +
      circle('#1b1426', -44, 24, 22) +
      circle('#1b1426', 48, 24, 22) +
      circle('#c9c4d6', -44, 24, 9) +
      circle('#c9c4d6', 48, 24, 9),
  )
}

/** The tiles of these games. */
export const raceScenes = {
  'corrida-de-jangadas': () =>
    tile(['#ffb86b', '#ffe2a8', '#1c8fb0'], '#04283e', [
      glow('#fff6c9', 226, 92, 110),
      circle('#fff1b0', 226, 92, 34),
      path('#2f7a68', 'M0 160Q50 118 110 128T230 140T300 132V180H0Z'),
      path('#1c8fb0', 'M0 168H300V400H0Z'),
      path(
        '#3fb0cc',
        'M0 210Q38 200 75 210T150 210T225 210T300 210V224Q262 214 225 224T150 224T75 224T0 224ZM0 300Q38 290 75 300T150 300T225 300T300 300V314Q262 304 225 314T150 314T75 314T0 314Z',
      ),
      jangada('#5ee0a0', 70, 208, 0.62),
      jangada('#ffd23f', 206, 240, 0.92),
      `<g filter="url(#lift)">${jangada('#ff5a5f', 108, 326, 1.36)}</g>`,
    ]),
  'grande-premio-de-kart': () =>
    tile(['#1a0d30', '#5a2a8c', '#d0567a'], '#140a22', [
      specks('#ffe9a8', 4, 30, 51, [0, 20, 300, 120]),
      path('#2b1a44', 'M0 150L60 110H120L150 84L190 118H250L300 96V200H0Z'),
      path('#3a3344', 'M0 180H300V400H0Z'),
      path(
        '#fff',
        'M0 172h30v14H0zM60 172h30v14H60zM120 172h30v14h-30zM180 172h30v14h-30zM240 172h30v14h-30z',
      ),
      path(
        '#e23b4e',
        'M30 172h30v14H30zM90 172h30v14H90zM150 172h30v14h-30zM210 172h30v14h-30zM270 172h30v14h-30z',
      ),
      stroke('#ffffff88', 5, 'M-10 262H60M100 262H170M210 262H310'),
      kart('#4cc9f0', 86, 222, 0.6),
      kart('#5ee07a', 226, 238, 0.72),
      `<g filter="url(#lift)">${kart('#ffb02e', 146, 324, 1.3)}</g>`,
    ]),
}
