import type { HiLoTheme } from './hi-lo-theme.ts'

/** Every skin of hi-lo. */
export const HI_LO_THEMES: readonly HiLoTheme[] = [
  {
    id: 'maior-ou-menor',
    names: { pt: 'Maior ou Menor', en: 'Macaw Hi-Lo', zh_cn: '金刚鹦鹉高低牌' },
    palette: { ground: '#2b0d16', glow: '#c03a34', accent: '#ffd04a', ink: '#fff5ee' },
    limits: { minBet: 50n, maxBet: 20000n },
    volatility: 'medium',
    skips: 5,
    maxMultiplier: 1000,
    opening: { stake: '2.00' },
  },
  {
    id: 'escada-de-ouro',
    names: { pt: 'Escada de Ouro', en: 'Golden Ladder', zh_cn: '黄金阶梯' },
    palette: { ground: '#241603', glow: '#a97218', accent: '#ffe07a', ink: '#fff8e4' },
    limits: { minBet: 500n, maxBet: 100000n },
    volatility: 'high',
    skips: 3,
    maxMultiplier: 5000,
    opening: { stake: '10.00' },
  },
  {
    id: 'mare-alta-mare-baixa',
    names: { pt: 'Maré Alta, Maré Baixa', en: 'High Tide, Low Tide', zh_cn: '潮起潮落' },
    palette: { ground: '#05283a', glow: '#1688a4', accent: '#9df5dc', ink: '#effdff' },
    limits: { minBet: 50n, maxBet: 5000n },
    volatility: 'low',
    skips: 10,
    maxMultiplier: 250,
    opening: { stake: '1.00' },
  },
]
