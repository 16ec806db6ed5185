import { type DocumentTable, type EngineDocument, gamesOf, LIMIT_MEANINGS } from '../engine-document.ts'
import { rowsOf } from './slot-lines.ts'
import { SLOT_DRAWN, SLOT_PARAMETERS, SLOT_RULES, SLOT_VIEW } from './slot-rules.ts'
import { slotBet, slotView } from './slot-schemas.ts'
import type { SlotTheme } from './slot-theme.ts'

interface SlotEngine extends Pick<EngineDocument, 'engine' | 'version' | 'title' | 'summary'> {
  readonly lines: readonly string[]
  readonly themes: readonly SlotTheme[]
}

/** The manifest of an engine that plays by the rules of slots. */
export function createSlotDocument({ lines, themes, ...engine }: SlotEngine): EngineDocument {
  return {
    ...engine,
    seeds: 'pair',
    schemas: { bet: slotBet, view: slotView },
    bet: { stake: 'Stake of the round: an amount, a whole number of centavos on each line.' },
    drawn: SLOT_DRAWN,
    rules: SLOT_RULES,
    view: SLOT_VIEW,
    tables: { lines: linesTable(lines) },
    parameters: { ...LIMIT_MEANINGS, ...SLOT_PARAMETERS },
    games: gamesOf(themes, parametersOf),
  }
}

function linesTable(lines: readonly string[]): DocumentTable {
  return {
    says: 'The row of each reel, from the left: 0 is the top.',
    data: lines.map(line => [...rowsOf(line)]),
  }
}

function parametersOf(theme: SlotTheme) {
  const { lines, ways, symbols, reels, wild, freeSpins, maxWin } = theme
  return {
    lineCount: lines,
    ways,
    symbols: Object.fromEntries(symbols.map(({ key, pays }) => [key, [...pays]])),
    reels: [...reels],
    freeReels: freeSpins?.reels === undefined ? null : [...freeSpins.reels],
    wildMultiplier: wild.multiplier,
    wildEach: wild.isEach ?? false,
    wildExpands: wild.expands,
    fullTimes: theme.fullTimes ?? 1,
    respins: theme.respins ?? null,
    scatterPays: [...theme.scatterPays],
    freeSpins: freeSpins && {
      awards: [...freeSpins.awards],
      multipliers: [...freeSpins.multipliers],
      most: freeSpins.most,
    },
    maxWin,
  }
}
