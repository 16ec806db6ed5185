import type { TowerTheme } from './tower-theme.ts'

/** Every skin of the tower. */
export const TOWER_THEMES: readonly TowerTheme[] = [
  {
    id: 'torre-de-copacabana',
    names: { pt: 'Torre de Copacabana', en: 'Copacabana Tower', zh_cn: '科帕卡巴纳高楼' },
    palette: { ground: '#0b2140', glow: '#2f7fb8', accent: '#ffcf5c', ink: '#f3f9ff' },
    limits: { minBet: 50n, maxBet: 20_000n },
    volatility: 'medium',
    floors: 8,
    difficulties: ['easy', 'medium', 'hard', 'expert'],
    opening: { stake: '2.00', difficulty: 'medium' },
    prize: 'coconut',
    trap: 'wave',
    look: 'building',
  },
  {
    id: 'copa-da-sumauma',
    names: { pt: 'Copa da Sumaúma', en: 'Kapok Climb', zh_cn: '木棉树之巅' },
    palette: { ground: '#0f2712', glow: '#4b9440', accent: '#ffbe4d', ink: '#f6ffec' },
    limits: { minBet: 50n, maxBet: 10_000n },
    volatility: 'low',
    floors: 9,
    difficulties: ['easy', 'medium', 'hard'],
    opening: { stake: '1.00', difficulty: 'easy' },
    prize: 'mango',
    trap: 'snake',
    look: 'tree',
  },
  {
    id: 'torre-de-gelo',
    names: { pt: 'Torre de Gelo', en: 'Ice Tower', zh_cn: '冰塔' },
    palette: { ground: '#0a1f3f', glow: '#3d86cf', accent: '#a8f0ff', ink: '#f0faff' },
    limits: { minBet: 100n, maxBet: 5_000n },
    volatility: 'high',
    floors: 8,
    difficulties: ['medium', 'hard', 'expert', 'master'],
    opening: { stake: '2.00', difficulty: 'hard' },
    prize: 'crystal',
    trap: 'thunder',
    look: 'ice',
  },
]
