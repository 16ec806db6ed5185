import { SCATTER, type SlotTheme, type SymbolKey, WILD } from './slot-theme.ts'

export interface LineWin {
  readonly symbol: SymbolKey
  readonly count: number
  /** Multiples of the stake on the line. */
  readonly units: number
}

/**
 * What a row of symbols pays from its first cell: the longest run of one symbol, wilds standing for any but the
 * scatter, or the run of wilds alone where that pays more.
 */
export function linePay(theme: SlotTheme, cells: readonly SymbolKey[]): LineWin | undefined {
  const first = cells.findIndex(cell => cell !== WILD)
  const wilds = first === -1 ? cells.length : first
  const ofWilds = winOf(theme, WILD, wilds, 1)
  const symbol = cells[wilds]
  if (symbol === undefined || symbol === SCATTER) return ofWilds
  const broken = cells.findIndex(cell => cell !== WILD && cell !== symbol)
  const run = broken === -1 ? cells : cells.slice(0, broken)
  const ofSymbol = winOf(theme, symbol, run.length, timesOf(theme, run))
  return (ofSymbol?.units ?? 0) >= (ofWilds?.units ?? 0) ? ofSymbol : ofWilds
}

function timesOf({ wild }: SlotTheme, run: readonly SymbolKey[]): number {
  const wilds = run.filter(cell => cell === WILD).length
  return wild.multiplier ** (wild.isEach ? wilds : Math.min(1, wilds))
}

function winOf(theme: SlotTheme, key: SymbolKey, count: number, multiplier: number): LineWin | undefined {
  if (count < 2) return undefined
  const pays = theme.symbols.find(symbol => symbol.key === key)?.pays[count - 2] ?? 0
  return pays === 0 ? undefined : { symbol: key, count, units: pays * multiplier }
}
