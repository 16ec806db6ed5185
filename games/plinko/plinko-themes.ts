import type { PlinkoTheme } from './plinko-theme.ts'

/** Every skin of plinko. */
export const PLINKO_THEMES: readonly PlinkoTheme[] = [
  {
    id: 'plinko-da-arara',
    names: { pt: 'Plinko da Arara', en: 'Macaw Plinko', zh_cn: '金刚鹦鹉弹珠' },
    palette: { ground: '#0a2b2a', glow: '#17857a', accent: '#ffd23f', ink: '#f1fffb' },
    limits: { minBet: 50n, maxBet: 20_000n },
    volatility: 'medium',
    fewestRows: 8,
    mostRows: 16,
    opening: { stake: '1.00', rows: 12, risk: 'medium' },
    ball: 'coconut',
  },
  {
    id: 'plinko-das-joias',
    names: { pt: 'Plinko das Joias', en: 'Jewel Plinko', zh_cn: '珠宝弹珠' },
    palette: { ground: '#240a33', glow: '#8a3bbf', accent: '#ffc9f0', ink: '#fdf2ff' },
    limits: { minBet: 200n, maxBet: 50_000n },
    volatility: 'high',
    fewestRows: 8,
    mostRows: 14,
    opening: { stake: '5.00', rows: 10, risk: 'high' },
    ball: 'ruby',
  },
  {
    id: 'plinko-da-praia',
    names: { pt: 'Plinko da Praia', en: 'Beach Plinko', zh_cn: '海滩弹珠' },
    palette: { ground: '#0b2f52', glow: '#2f8fd0', accent: '#ffd98a', ink: '#f3fbff' },
    limits: { minBet: 50n, maxBet: 5_000n },
    volatility: 'low',
    fewestRows: 8,
    mostRows: 16,
    opening: { stake: '1.00', rows: 8, risk: 'low' },
    ball: 'ball',
  },
]
