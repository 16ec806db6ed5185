import type { KenoTheme } from './keno-theme.ts'

/** Every skin of keno. */
export const KENO_THEMES: readonly KenoTheme[] = [
  {
    id: 'keno-tropical',
    names: { pt: 'Keno Tropical', en: 'Tropical Keno', zh_cn: '热带基诺' },
    palette: { ground: '#06283a', glow: '#1684a8', accent: '#ffd23f', ink: '#f0fbff' },
    limits: { minBet: 50n, maxBet: 20000n },
    volatility: 'medium',
    opening: { stake: '1.00', risk: 'low', picks: [4, 11, 18, 25, 32, 39] },
  },
  {
    id: 'keno-das-estrelas',
    names: { pt: 'Keno das Estrelas', en: 'Starlight Keno', zh_cn: '星光基诺' },
    palette: { ground: '#160a33', glow: '#6a35b8', accent: '#ffb3e6', ink: '#f8f2ff' },
    limits: { minBet: 100n, maxBet: 50000n },
    volatility: 'high',
    opening: { stake: '2.00', risk: 'high', picks: [3, 7, 12, 21, 28, 33, 36, 40] },
  },
]
