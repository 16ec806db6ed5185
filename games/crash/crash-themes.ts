import type { CrashTheme } from './crash-theme.ts'

/** Every skin of crash. */
export const CRASH_THEMES: readonly CrashTheme[] = [
  {
    id: 'foguete-arara',
    names: {
      pt: 'Foguete Arara',
      en: 'Macaw Rocket',
      zh_cn: '金刚鹦鹉火箭',
    },
    palette: { ground: '#0b1140', glow: '#3f4fd0', accent: '#ffc93c', ink: '#f2f4ff' },
    limits: { minBet: 50n, maxBet: 100000n },
    volatility: 'high',
    timing: { bettingMs: 7000, resultMs: 3000 },
    growth: 0.06,
    maxMultiplier: 1000,
    opening: { stake: '2.00', autoCashOut: 200 },
    flyer: 'rocket',
  },
  {
    id: 'pipa-de-sao-joao',
    names: {
      pt: 'Pipa de São João',
      en: 'Midsummer Kite',
      zh_cn: '仲夏风筝',
    },
    palette: { ground: '#12303f', glow: '#1f8a99', accent: '#ffd166', ink: '#f0fcff' },
    limits: { minBet: 50n, maxBet: 20000n },
    volatility: 'medium',
    timing: { bettingMs: 8000, resultMs: 3000 },
    growth: 0.09,
    maxMultiplier: 200,
    opening: { stake: '1.00', autoCashOut: 150 },
    flyer: 'kite',
  },
]
