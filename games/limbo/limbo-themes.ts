import type { LimboTheme } from './limbo-theme.ts'

/** Every skin of limbo. */
export const LIMBO_THEMES: readonly LimboTheme[] = [
  {
    id: 'limbo-das-estrelas',
    names: { pt: 'Limbo das Estrelas', en: 'Star Limbo', zh_cn: '星空极限' },
    palette: { ground: '#0a0a2e', glow: '#4a4fd8', accent: '#ffd84a', ink: '#f2f4ff' },
    limits: { minBet: 50n, maxBet: 10_000n },
    volatility: 'medium',
    mostTarget: 1_000_000,
    opening: { stake: '2.00', target: 200 },
    climber: 'rocket',
  },
  {
    id: 'limbo-do-balao',
    names: { pt: 'Limbo do Balão', en: 'Balloon Limbo', zh_cn: '气球极限' },
    palette: { ground: '#33102b', glow: '#c2476a', accent: '#ffd27a', ink: '#fff3f0' },
    limits: { minBet: 50n, maxBet: 50_000n },
    volatility: 'low',
    mostTarget: 10_000,
    opening: { stake: '1.00', target: 150 },
    climber: 'balloon',
  },
]
