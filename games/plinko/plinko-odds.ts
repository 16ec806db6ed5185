import type { PayoutChance } from '../payout-chance.ts'
import { FEWEST_ROWS, MOST_ROWS, plinkoTable, RISKS, type Risk } from './plinko-tables.ts'

export interface Board {
  readonly rows: number
  readonly risk: Risk
}

/** How many of the 2^rows paths end in a slot: rows over slot. */
function pathsTo(rows: number, slot: number): bigint {
  let paths = 1n
  for (let index = 0; index < slot; index += 1) {
    paths = (paths * BigInt(rows - index)) / BigInt(index + 1)
  }
  return paths
}

/** Centavos that a slot pays: stake × tenths ÷ 10, rounded down. */
export function plinkoPayout(stake: bigint, { rows, risk }: Board, slot: number): bigint {
  return (stake * BigInt(plinkoTable(rows, risk)[slot] ?? 0)) / 10n
}

/** Return of a stake on a board, rounding to centavos included; parts per million, rounded down. */
export function plinkoReturnPpm(stake: bigint, board: Board): number {
  const returned = plinkoTable(board.rows, board.risk).reduce(
    (sum, _tenths, slot) => sum + plinkoPayout(stake, board, slot) * pathsTo(board.rows, slot),
    0n,
  )
  return Number((returned * 1_000_000n) / (stake * 2n ** BigInt(board.rows)))
}

/** Every board from the fewest to the most rows, at each risk. */
export function listBoards(fewestRows = FEWEST_ROWS, mostRows = MOST_ROWS): readonly Board[] {
  const counts = Array.from({ length: mostRows - fewestRows + 1 }, (_, index) => fewestRows + index)
  return counts.flatMap(rows => RISKS.map(risk => ({ rows, risk })))
}

/** What one stake on this board comes back with, before rounding to centavos. */
export function plinkoChances({ rows, risk }: Board): readonly PayoutChance[] {
  return plinkoTable(rows, risk).map((tenths, slot) => ({
    multiplier: tenths / 10,
    chance: Number(pathsTo(rows, slot)) / 2 ** rows,
  }))
}
