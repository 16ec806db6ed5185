import type { RouletteTheme } from '../roulette/roulette-theme.ts'
import type { SharedTiming } from '../shared-game.ts'

/** A live roulette table: a skin of the table, and its pace. */
export interface LiveRouletteTheme extends RouletteTheme {
  readonly timing: SharedTiming
}

/** Every live roulette table. The ball rolls out while the result stands. */
export const LIVE_ROULETTE_THEMES: readonly LiveRouletteTheme[] = [
  {
    id: 'roleta-ao-vivo',
    names: { pt: 'Roleta Ao Vivo', en: 'Live Roulette', zh_cn: '真人轮盘' },
    palette: { ground: '#1c0b33', glow: '#7a3fc4', accent: '#ffd166', ink: '#f9f3ff' },
    limits: { minBet: 50n, maxBet: 200000n },
    volatility: 'medium',
    minChip: 50n,
    laPartage: false,
    chips: [50n, 100n, 500n, 2500n, 10000n],
    timing: { bettingMs: 18_000, resultMs: 9_000 },
  },
  {
    id: 'roleta-francesa-ao-vivo',
    names: { pt: 'Roleta Francesa Ao Vivo', en: 'Live French Roulette', zh_cn: '真人法式轮盘' },
    palette: { ground: '#0b2233', glow: '#2b7fa8', accent: '#f2d48a', ink: '#f1fbff' },
    limits: { minBet: 100n, maxBet: 300000n },
    volatility: 'low',
    minChip: 100n,
    laPartage: true,
    chips: [100n, 500n, 2500n, 10000n, 50000n],
    timing: { bettingMs: 20_000, resultMs: 9_000 },
  },
]
