import type { BaccaratTheme } from './baccarat-theme.ts'

/** Every skin of the baccarat table. */
export const BACCARAT_THEMES: readonly BaccaratTheme[] = [
  {
    id: 'bacara-real',
    names: { pt: 'Bacará Real', en: 'Royal Baccarat', zh_cn: '皇家百家乐' },
    palette: { ground: '#07261f', glow: '#177a55', accent: '#f2cf74', ink: '#f3fff8' },
    limits: { minBet: 100n, maxBet: 200000n },
    volatility: 'low',
    minChip: 100n,
    chips: [100n, 500n, 2500n, 10000n, 50000n],
  },
  {
    id: 'bacara-de-macau',
    names: { pt: 'Bacará de Macau', en: 'Macau Baccarat', zh_cn: '澳门百家乐' },
    palette: { ground: '#2f0712', glow: '#a3203f', accent: '#ffd27a', ink: '#fff3ee' },
    limits: { minBet: 1000n, maxBet: 1000000n },
    volatility: 'medium',
    minChip: 500n,
    chips: [500n, 1000n, 5000n, 25000n, 100000n],
  },
  {
    id: 'bacara-da-lagoa',
    names: { pt: 'Bacará da Lagoa', en: 'Lagoon Baccarat', zh_cn: '泻湖百家乐' },
    palette: { ground: '#081c3a', glow: '#2a6fc0', accent: '#9fe8ff', ink: '#f1f8ff' },
    limits: { minBet: 20n, maxBet: 10000n },
    volatility: 'low',
    minChip: 20n,
    chips: [20n, 50n, 100n, 500n, 2000n],
  },
]
