import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { SharedTiming } from '../shared-game.ts'
import { type BingoHall, NINETY, SEVENTY_FIVE } from './bingo-halls.ts'

/** A bingo room: its hall, its limits of a purchase, and its pace. */
export interface RoomTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly timing: SharedTiming
  readonly hall: BingoHall
  /** From one ball to the next, while the result is shown. */
  readonly ballMs: number
  readonly opening: { readonly cardStake: string; readonly cards: number }
}

/** Every bingo room. */
export const ROOM_THEMES: readonly RoomTheme[] = [
  {
    id: 'bingo-da-vila',
    names: { pt: 'Bingo da Vila', en: 'Village Bingo', zh_cn: '小镇宾果' },
    palette: { ground: '#2a1038', glow: '#a83fb8', accent: '#ffd34d', ink: '#fff3fd' },
    limits: { minBet: 50n, maxBet: 4_000n },
    volatility: 'high',
    timing: { bettingMs: 40_000, resultMs: 44_000 },
    hall: SEVENTY_FIVE,
    ballMs: 750,
    opening: { cardStake: '1.00', cards: 2 },
  },
  {
    id: 'bingo-do-mercado',
    names: { pt: 'Bingo do Mercado', en: 'Market Bingo', zh_cn: '集市宾果' },
    palette: { ground: '#0d2540', glow: '#2f7fd0', accent: '#ffc857', ink: '#f1f8ff' },
    limits: { minBet: 50n, maxBet: 4_000n },
    volatility: 'medium',
    timing: { bettingMs: 40_000, resultMs: 46_000 },
    hall: NINETY,
    ballMs: 650,
    opening: { cardStake: '1.00', cards: 2 },
  },
]
