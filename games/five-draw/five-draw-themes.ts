import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { SharedTiming } from '../shared-game.ts'

/** A skin of the draw: its own limits, of one ticket, and its pace. */
export interface DrawTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly timing: SharedTiming
  readonly opening: { readonly stake: string; readonly picks: readonly number[] }
}

/** Every skin of the draw: one each three minutes, closing and result included. */
export const DRAW_THEMES: readonly DrawTheme[] = [
  {
    id: 'cinco-da-sorte',
    names: { pt: 'Cinco da Sorte', en: 'Lucky Five', zh_cn: '幸运五球' },
    palette: { ground: '#0d2b1f', glow: '#2f9e58', accent: '#ffd84d', ink: '#f3fff4' },
    limits: { minBet: 50n, maxBet: 2000n },
    volatility: 'high',
    timing: { bettingMs: 163_000, resultMs: 14_000 },
    opening: { stake: '1.00', picks: [3, 11, 17, 28, 36] },
  },
]
