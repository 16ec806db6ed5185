import type { BlackjackTheme } from './blackjack-theme.ts'

export const BLACKJACK_THEMES: readonly BlackjackTheme[] = [
  {
    id: 'vinte-e-um-da-arara',
    names: { pt: 'Vinte e Um da Arara', en: 'Macaw Blackjack', zh_cn: '金刚鹦鹉二十一点' },
    palette: { ground: '#07352b', glow: '#14805f', accent: '#ffd23f', ink: '#effff6' },
    limits: { minBet: 100n, maxBet: 50_000n },
    volatility: 'low',
    opening: { stake: '5.00' },
  },
  {
    id: 'blackjack-copacabana',
    names: { pt: 'Blackjack Copacabana', en: 'Copacabana Blackjack', zh_cn: '科帕卡巴纳二十一点' },
    palette: { ground: '#0b2347', glow: '#1f73b8', accent: '#ffb85c', ink: '#f0f8ff' },
    limits: { minBet: 50n, maxBet: 10_000n },
    volatility: 'low',
    opening: { stake: '2.00' },
  },
  {
    id: 'blackjack-da-meia-noite',
    names: { pt: 'Blackjack da Meia-Noite', en: 'Midnight Blackjack', zh_cn: '午夜二十一点' },
    palette: { ground: '#23092f', glow: '#7a2a86', accent: '#ff9ecb', ink: '#fff0fb' },
    limits: { minBet: 1_000n, maxBet: 200_000n },
    volatility: 'low',
    opening: { stake: '20.00' },
  },
]
