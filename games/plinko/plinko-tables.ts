/** How far the edges pay, and how little the middle. */
export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

export const FEWEST_ROWS = 8
export const MOST_ROWS = 16

/** What the slots pay in tenths of the stake, from the edge to the middle; the other side is the same. The first line is of 8 rows. */
const HALVES: Record<Risk, readonly (readonly number[])[]> = {
  low: [
    [56, 24, 14, 8, 5],
    [58, 33, 15, 9, 7],
    [85, 45, 22, 12, 7, 5],
    [88, 43, 22, 13, 9, 7],
    [100, 55, 34, 18, 11, 7, 5],
    [90, 50, 27, 19, 12, 9, 7],
    [80, 55, 41, 24, 16, 11, 7, 5],
    [150, 80, 45, 32, 17, 11, 8, 7],
    [160, 95, 60, 37, 20, 15, 10, 7, 5],
  ],
  medium: [
    [130, 37, 13, 6, 4],
    [175, 49, 17, 8, 5],
    [220, 63, 25, 11, 6, 4],
    [250, 87, 36, 14, 7, 5],
    [340, 120, 46, 20, 9, 6, 4],
    [450, 155, 60, 25, 12, 7, 5],
    [600, 220, 85, 35, 17, 9, 5, 4],
    [900, 300, 110, 49, 20, 11, 6, 5],
    [1100, 390, 160, 65, 29, 14, 8, 5, 4],
  ],
  high: [
    [300, 49, 10, 4, 2],
    [440, 85, 18, 5, 2],
    [780, 125, 26, 8, 3, 2],
    [1200, 200, 45, 12, 4, 2],
    [1700, 310, 70, 18, 6, 3, 2],
    [2600, 500, 120, 29, 9, 3, 2],
    [4200, 760, 165, 43, 13, 5, 3, 2],
    [6200, 1200, 270, 73, 20, 7, 3, 2],
    [10000, 1850, 390, 100, 30, 11, 4, 3, 2],
  ],
}

/** What each of the `rows` + 1 slots pays, from the left, in tenths of the stake. */
export function plinkoTable(rows: number, risk: Risk): readonly number[] {
  const half = HALVES[risk][rows - FEWEST_ROWS] ?? []
  const mirrored = half.slice(0, rows + 1 - half.length).reverse()
  return [...half, ...mirrored]
}
