import type { VideoPokerTheme } from './video-poker-theme.ts'

/** Every skin of video poker. */
export const VIDEO_POKER_THEMES: readonly VideoPokerTheme[] = [
  {
    id: 'poker-da-arara',
    names: { pt: 'Pôquer da Arara', en: 'Macaw Poker', zh_cn: '金刚鹦鹉扑克' },
    palette: { ground: '#0a2440', glow: '#1c6fb8', accent: '#ffcf45', ink: '#f2f9ff' },
    limits: { minBet: 50n, maxBet: 50000n },
    volatility: 'medium',
    opening: { stake: '2.00' },
  },
  {
    id: 'poker-do-boteco',
    names: { pt: 'Pôquer do Boteco', en: 'Corner Bar Poker', zh_cn: '街角酒吧扑克' },
    palette: { ground: '#0d2b1a', glow: '#2f8a4a', accent: '#ffd27a', ink: '#f6fff2' },
    limits: { minBet: 20n, maxBet: 10000n },
    volatility: 'medium',
    opening: { stake: '1.00' },
  },
  {
    id: 'poker-da-meia-noite',
    names: { pt: 'Pôquer da Meia-Noite', en: 'Midnight Poker', zh_cn: '午夜扑克' },
    palette: { ground: '#190a36', glow: '#6d3fc4', accent: '#ffb3e6', ink: '#f8f2ff' },
    limits: { minBet: 500n, maxBet: 200000n },
    volatility: 'medium',
    opening: { stake: '10.00' },
  },
]
