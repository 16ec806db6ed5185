import type { BaccaratTheme } from '../baccarat/baccarat-theme.ts'
import type { SharedTiming } from '../shared-game.ts'

/** A live baccarat table: a skin of the table, and its pace. */
export interface LiveBaccaratTheme extends BaccaratTheme {
  readonly timing: SharedTiming
}

/** Every live baccarat table. Up to six cards are dealt while the result stands. */
export const LIVE_BACCARAT_THEMES: readonly LiveBaccaratTheme[] = [
  {
    id: 'bacara-ao-vivo',
    names: { pt: 'Bacará Ao Vivo', en: 'Live Baccarat', zh_cn: '真人百家乐' },
    palette: { ground: '#0a2430', glow: '#1c8577', accent: '#ffd98a', ink: '#f0fffb' },
    limits: { minBet: 100n, maxBet: 200000n },
    volatility: 'low',
    minChip: 100n,
    chips: [100n, 500n, 2500n, 10000n, 50000n],
    timing: { bettingMs: 16_000, resultMs: 11_000 },
  },
  {
    id: 'bacara-imperial-ao-vivo',
    names: { pt: 'Bacará Imperial Ao Vivo', en: 'Live Imperial Baccarat', zh_cn: '真人帝国百家乐' },
    palette: { ground: '#2b0a1a', glow: '#a82c54', accent: '#ffd27a', ink: '#fff2f0' },
    limits: { minBet: 1000n, maxBet: 1000000n },
    volatility: 'medium',
    minChip: 500n,
    chips: [500n, 1000n, 5000n, 25000n, 100000n],
    timing: { bettingMs: 20_000, resultMs: 11_000 },
  },
]
