import type { SlotTheme } from '../../slots/slot-theme.ts'

export const villageBakery: SlotTheme = {
  id: 'padaria-da-praca',
  names: { pt: 'Padaria da Praça', en: 'Village Bakery', zh_cn: '广场面包房' },
  palette: { ground: '#2e180a', glow: '#b56a2b', accent: '#ffd9a0', ink: '#fff6ea' },
  limits: { minBet: 5n, maxBet: 10000n },
  volatility: 'medium',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'loaf', pays: [0, 40] },
    { key: 'A', art: 'cake', pays: [0, 30] },
    { key: 'B', art: 'pudding', pays: [0, 20] },
    { key: 'C', art: 'doughnut', pays: [0, 12] },
    { key: 'D', art: 'cheesebun', pays: [0, 8] },
    { key: 'E', art: 'cup', pays: [0, 5] },
    { key: 'F', art: 'apple', pays: [1, 3] },
  ],
  reels: ['WBBBEEEEWCCCCAAAAFFFFDDDD', 'WFFFFFCCCWEEEEEAAABBBDDDD', 'DDDDDEEEEEWCCCCBBBAAAWFFFF'],
  wild: { multiplier: 1, expands: 'never' },
  fullTimes: 3,
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 90,
  rtpPpm: 964061,
}
