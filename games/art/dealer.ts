import { path, place } from './draw.ts'
import { flat } from './tile.ts'

/** The macaw who deals, from the table's edge up: waistcoat, bow tie, and its own face. */
export function dealer(x: number, y: number, coat: string, tie: string): string {
  return (
    place(
      x,
      y,
      1,
      0,
      path('#fdf6ea', 'M-20 112V42H20V112Z') + path(coat, 'M-62 160Q-70 56-22 46L0 104L22 46Q70 56 62 160Z'),
    ) +
    flat('macaw', x, y, 112) +
    path(tie, `M${x} ${y + 56}l-22-11v22zl22-11v22z`)
  )
}
