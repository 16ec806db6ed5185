import type { BingoTheme } from './bingo-theme.ts'

export const BINGO_THEMES: readonly BingoTheme[] = [
  {
    id: 'bingo-do-carnaval',
    names: { pt: 'Bingo do Carnaval', en: 'Carnival Bingo', zh_cn: '狂欢节宾果' },
    palette: { ground: '#3a0a3f', glow: '#b02a8c', accent: '#ffd84d', ink: '#fff3fb' },
    limits: { minBet: 20n, maxBet: 20_000n },
    volatility: 'medium',
    opening: { stake: '0.50', cards: 4 },
  },
  {
    id: 'bingo-da-pracinha',
    names: { pt: 'Bingo da Pracinha', en: 'Little Square Bingo', zh_cn: '小广场宾果' },
    palette: { ground: '#0c2f4a', glow: '#2c84b8', accent: '#ffc36b', ink: '#effaff' },
    limits: { minBet: 10n, maxBet: 4_000n },
    volatility: 'medium',
    opening: { stake: '0.20', cards: 4 },
  },
]
