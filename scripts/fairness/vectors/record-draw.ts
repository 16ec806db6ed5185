import type { Draw } from '../../../games/fairness/draw.ts'

/** The same draw, whose words are written down as they are taken. */
export function recordDraw(draw: Draw): Draw & { readonly words: readonly number[] } {
  const words: number[] = []
  return {
    words,
    async next() {
      const value = await draw.next()
      words.push(value * 2 ** 32)
      return value
    },
  }
}
