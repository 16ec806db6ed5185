import type { SlotTheme } from '../../slots/slot-theme.ts'

export const luckySeven: SlotTheme = {
  id: 'sete-da-sorte',
  names: { pt: 'Sete da Sorte', en: 'Lucky Seven', zh_cn: '幸运七' },
  palette: { ground: '#2b0618', glow: '#b3184a', accent: '#ffd84d', ink: '#fff2f4' },
  limits: { minBet: 25n, maxBet: 50000n },
  volatility: 'high',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'diamond', pays: [0, 177] },
    { key: 'A', art: 'seven', pays: [0, 57] },
    { key: 'B', art: 'bar', pays: [0, 27] },
    { key: 'C', art: 'bell', pays: [0, 17] },
    { key: 'D', art: 'horseshoe', pays: [0, 9] },
    { key: 'E', art: 'clover', pays: [0, 5] },
    { key: 'F', art: 'cherry', pays: [1, 3] },
  ],
  reels: [
    'EEEFFFFAAADDDDWCCCCCDDDEEEFFFBBBB',
    'CCCCFFFEEEAAADDDFFFWEEEEBBBDDD',
    'DDDCCCCEEEDDDEEEFFFAAABBBFFFWFFF',
  ],
  wild: { multiplier: 2, isEach: true, expands: 'never' },
  fullTimes: 5,
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 285,
  rtpPpm: 948383,
}
