import { linesOf, rowsOf } from './slot-lines.ts'
import { linePay } from './slot-pay.ts'
import { multiplierAt } from './slot-play.ts'
import { SCATTER, type SlotTheme, type SymbolKey, WILD } from './slot-theme.ts'
import { subsetsOf, wildChances } from './slot-wild-reels.ts'
import { columnAt, expandColumn, isExpanding, reelsOf } from './slot-window.ts'

type Counts = ReadonlyMap<SymbolKey, number>
const ALL_WILD: Counts = new Map([[WILD, 1]])

/** Parts of the stake that come back, on average. */
export interface SlotReturn {
  readonly lines: number
  readonly respins: number
  readonly scatters: number
  readonly freeSpins: number
  readonly total: number
  /** Chance that a base spin wins free spins. */
  readonly freeSpinsChance: number
}

/**
 * The exact return of a theme, by counting every stop. Reels are independent, so the letters under a line are as
 * well: each line's mean is a sum over letters of (product of their counts) × pay, which is the same sum as over
 * all stops. Respins of wild reels are a recursion over the sets of reels that are held; free spins follow from their
 * expected, multiplied number. The greatest win is left out here; what it takes away is measured in `docs/games/returns.md`.
 */
export function exactReturn(theme: SlotTheme): SlotReturn {
  const base = meanOfLines(theme, false, [])
  const respins = theme.respins === 'wild-reels' ? meanWithRespins(theme, []) - base : 0
  const scattersInBase = scatterChances(theme, false)
  const scatters = mean(scattersInBase, theme.scatterPays)
  let freeSpins = 0
  if (theme.freeSpins) {
    const perSpin = meanOfLines(theme, true, []) + mean(scatterChances(theme, true), theme.scatterPays)
    freeSpins = perSpin * mean(scattersInBase, theme.freeSpins.awards.map(createSpinWeights(theme)))
  }
  const freeSpinsChance = theme.freeSpins ? mean(scattersInBase, [1, 1, 1]) : 0
  const total = base + respins + scatters + freeSpins
  return { lines: base, respins, scatters, freeSpins, total, freeSpinsChance }
}

/** Chances of 3, 4 and 5 scatters times what each is worth. */
function mean(chances: readonly number[], worth: readonly number[]): number {
  return worth.reduce((sum, value, index) => sum + value * (chances[index + 3] ?? 0), 0)
}

/** For a number of free spins just won: the expected sum of the multipliers of all spins played from there. */
function createSpinWeights(theme: SlotTheme): (awarded: number) => number {
  const most = theme.freeSpins?.most ?? 0
  const awards = theme.freeSpins?.awards ?? []
  const chances = scatterChances(theme, true)
  const none = 1 - mean(chances, [1, 1, 1])
  const known = new Map<number, number>()
  function weightFrom(played: number, awarded: number): number {
    if (played >= awarded) return 0
    const key = played * (most + 1) + awarded
    const before = known.get(key)
    if (before !== undefined) return before
    const again = awards.map(more => weightFrom(played + 1, Math.min(most, awarded + more)))
    const weight = multiplierAt(theme, played) + none * weightFrom(played + 1, awarded) + mean(chances, again)
    known.set(key, weight)
    return weight
  }
  return awarded => weightFrom(0, Math.min(most, awarded))
}

/** The mean of a turn with these reels held wild, and of all respins that follow it. */
function meanWithRespins(theme: SlotTheme, held: readonly number[]): number {
  const chances = wildChances(theme, held)
  const more = subsetsOf(chances.flatMap((chance, reel) => (chance > 0 ? [reel] : [])))
  return more.reduce(
    (sum, wild) => {
      if (wild.length === 0 || held.length + wild.length === chances.length) return sum
      const chance = chances.reduce((so, each, reel) => so * (wild.includes(reel) ? each : 1 - each), 1)
      return sum + chance * meanWithRespins(theme, [...held, ...wild])
    },
    meanOfLines(theme, false, held),
  )
}

/** The mean of all lines, in stakes. */
function meanOfLines(theme: SlotTheme, isFree: boolean, held: readonly number[]): number {
  const known = new Map<string, number>()
  let sum = 0
  for (const line of linesOf(theme)) {
    // Rows differ only where wilds expand; elsewhere every row of a reel shows the same letters equally often.
    const key = isExpanding(theme, isFree) ? line : 'any'
    const value = known.get(key) ?? meanOfLine(theme, isFree, rowsOf(line), held)
    known.set(key, value)
    sum += value
  }
  return sum / theme.lines
}

function meanOfLine(
  theme: SlotTheme,
  isFree: boolean,
  rows: readonly number[],
  held: readonly number[],
): number {
  const counts = reelsOf(theme, isFree).map((strip, reel) =>
    held.includes(reel) ? ALL_WILD : countLetters(strip, rows[reel] ?? 0, isExpanding(theme, isFree)),
  )
  const fromLeft = meanOfRun(theme, counts, counts.length)
  return theme.ways === 'both'
    ? fromLeft + meanOfRun(theme, counts.toReversed(), counts.length - 1)
    : fromLeft
}

function countLetters(strip: string, row: number, isExpanded: boolean): Counts {
  const counts = new Map<SymbolKey, number>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const column = columnAt(strip, stop)
    const letter = (isExpanded ? expandColumn(column) : column).charAt(row)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return counts
}

/** Sum over all rows of letters of chance × pay, counting runs of at most `longest`. */
function meanOfRun(theme: SlotTheme, reels: readonly Counts[], longest: number): number {
  function from(cells: readonly SymbolKey[], chance: number): number {
    const win = linePay(theme, cells)
    const counts = reels[cells.length]
    if (!counts || isBroken(cells)) return win && win.count <= longest ? win.units * chance : 0
    const size = [...counts.values()].reduce((sum, count) => sum + count, 0)
    let sum = 0
    for (const [letter, count] of counts) sum += from([...cells, letter], (chance * count) / size)
    return sum
  }
  return from([], 1)
}

/** Whether the run from the first cell has ended: whatever follows, the win is decided. */
function isBroken(cells: readonly SymbolKey[]): boolean {
  const symbol = cells.find(cell => cell !== WILD)
  return symbol === SCATTER || cells.some(cell => cell !== WILD && cell !== symbol)
}

/** Chances of 0 … 5 scatters in view. */
function scatterChances(theme: SlotTheme, isFree: boolean): readonly number[] {
  let chances = [1, 0, 0, 0, 0, 0]
  for (const strip of reelsOf(theme, isFree)) {
    const next = [0, 0, 0, 0, 0, 0]
    for (let stop = 0; stop < strip.length; stop += 1) {
      const seen = columnAt(strip, stop).split(SCATTER).length - 1
      chances.forEach((chance, total) => {
        const index = Math.min(5, total + seen)
        next[index] = (next[index] ?? 0) + chance / strip.length
      })
    }
    chances = next
  }
  return chances
}
