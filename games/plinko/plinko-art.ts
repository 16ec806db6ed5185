import { circle, path, place, rect } from '../art/draw.ts'
import { flat, frond, glow, hero, rays, tile } from '../art/tile.ts'

/** A triangle of pegs with its slots, 200 wide, its top peg at the origin. */
function pegs(peg: string, slots: readonly string[]): string {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: row + 1 }, (_peg, at) => `M${(at - row / 2) * 36} ${row * 30}h0`).join(''),
  )
  const boxes = slots.map((fill, at) => rect(fill, -124 + at * 36, 172, 32, 26, 6)).join('')
  return `<path stroke="${peg}" stroke-width="11" d="${rows.join('')}"/>${boxes}`
}

/** The tiles of these games. */
export const plinkoScenes = {
  'plinko-da-arara': () =>
    tile(['#0e6f66', '#0b4a48', '#062628'], '#031a1b', [
      frond('#17a07f', '#0d6a58', -8, 60, 1.3, 30),
      frond('#128a70', '#0d6a58', 310, 90, 1.3, 150),
      glow('#ffd23f', 150, 120, 120),
      place(
        150,
        150,
        1,
        0,
        pegs('#f1fffb', ['#ff5a5f', '#ffb03f', '#ffe27a', '#cfe8d8', '#ffe27a', '#ffb03f', '#ff5a5f']),
      ),
      hero('macaw', 150, 84, 142),
      hero('coconut', 204, 236, 44),
    ]),
  'plinko-das-joias': () =>
    tile(['#2a0a40', '#6a2a9c', '#2c0a44'], '#160422', [
      rays('#ffffff12', 150, 90, 12),
      hero('ruby', 150, 82, 108),
      hero('emerald', 52, 128, 62, -14),
      hero('sapphire', 248, 128, 62, 14),
      place(
        150,
        156,
        1,
        0,
        pegs('#ffc9f0', ['#ff6ab0', '#b06aff', '#6a8aff', '#5a4a8a', '#6a8aff', '#b06aff', '#ff6ab0']),
      ),
      hero('diamond', 114, 238, 40),
    ]),
  'plinko-da-praia': () =>
    tile(['#7fd0ff', '#2f8fd0', '#0f5a96'], '#07294a', [
      glow('#fff6c9', 226, 70, 90),
      circle('#ffd84a', 226, 70, 34),
      path('#1b78b8', 'M0 190Q75 172 150 190T300 190V400H0Z'),
      path('#ffe2a0', 'M0 330Q150 296 300 330V400H0Z'),
      place(
        150,
        128,
        1,
        0,
        pegs('#fff', ['#ff7a5a', '#ffb85a', '#ffe28a', '#eaf6ff', '#ffe28a', '#ffb85a', '#ff7a5a']),
      ),
      hero('ball', 116, 78, 86, -10),

      flat('starfish', 248, 352, 54, 12),
    ]),
}
