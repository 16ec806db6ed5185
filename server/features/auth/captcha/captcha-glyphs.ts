type Point = readonly [x: number, y: number]

export interface Stroke {
  readonly points: readonly Point[]
  /** Drawn as a curve through the middles of its sides. */
  readonly isRound: boolean
}

/**
 * Strokes of the captcha's characters on a 10 × 16 field: corners as `x,y`, round ones after a `~`. Only what cannot
 * be mistaken for another: no 0/O, 1/I, 2/Z, 5/S, 6/G, 8/B, 9/Q.
 */
const drawn: Readonly<Record<string, readonly string[]>> = {
  '3': ['~1,2 5,-1 10,1 9,7 4,8', '~4,8 10,8 10,15 5,17 0,14'],
  '4': ['7,16 7,0 0,11 10,11'],
  '7': ['0,0 10,0 4,16'],
  A: ['0,16 5,0 10,16', '2,10 8,10'],
  C: ['~9,3 6,-1 0,1 0,8 0,15 6,17 9,13'],
  E: ['9,0 1,0 1,16 9,16', '1,8 7,8'],
  F: ['9,0 1,0 1,16', '1,8 7,8'],
  H: ['1,0 1,16', '9,0 9,16', '1,8 9,8'],
  K: ['1,0 1,16', '9,0 1,9', '4,6 9,16'],
  L: ['1,0 1,16 9,16'],
  M: ['0,16 1,0 5,9 9,0 10,16'],
  N: ['1,16 1,0 9,16 9,0'],
  P: ['1,0 1,16', '~1,0 9,-1 10,8 1,8'],
  R: ['1,0 1,16', '~1,0 9,-1 10,8 1,8', '4,8 9,16'],
  T: ['0,0 10,0', '5,0 5,16'],
  U: ['~1,0 1,10 2,17 8,17 9,10 9,0'],
  V: ['0,0 5,16 10,0'],
  X: ['0,0 10,16', '10,0 0,16'],
  Y: ['0,0 5,8 10,0', '5,8 5,16'],
}

export const captchaAlphabet = Object.keys(drawn)

export function strokesOf(character: string): readonly Stroke[] {
  return (drawn[character] ?? []).map(text => ({
    isRound: text.startsWith('~'),
    points: text
      .replace('~', '')
      .split(' ')
      .map(pair => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      }),
  }))
}
