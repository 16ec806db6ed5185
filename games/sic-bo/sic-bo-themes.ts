import type { SicBoTheme } from './sic-bo-theme.ts'

/** Every skin of the sic bo table. */
export const SIC_BO_THEMES: readonly SicBoTheme[] = [
  {
    id: 'sic-bo-lanterna',
    names: { pt: 'Sic Bo Lanterna', en: 'Lantern Sic Bo', zh_cn: '灯笼骰宝' },
    palette: { ground: '#33070c', glow: '#b3252b', accent: '#ffd166', ink: '#fff5ea' },
    limits: { minBet: 50n, maxBet: 100000n },
    volatility: 'medium',
    minChip: 50n,
    chips: [50n, 100n, 500n, 1000n, 5000n],
  },
  {
    id: 'sic-bo-de-jade',
    names: { pt: 'Sic Bo de Jade', en: 'Jade Sic Bo', zh_cn: '翡翠骰宝' },
    palette: { ground: '#04231f', glow: '#1b8a6b', accent: '#c9f2a5', ink: '#f0fff8' },
    limits: { minBet: 100n, maxBet: 500000n },
    volatility: 'high',
    minChip: 100n,
    chips: [100n, 500n, 2500n, 10000n, 50000n],
  },
]
