import type { SlotTheme } from '../../slots/slot-theme.ts'

export const iceCreamParlour: SlotTheme = {
  id: 'sorveteria-tropical',
  names: { pt: 'Sorveteria Tropical', en: 'Tropical Ice Cream', zh_cn: '热带冰淇淋' },
  palette: { ground: '#3a0f35', glow: '#d1589a', accent: '#9ff5e0', ink: '#fff3fb' },
  limits: { minBet: 5n, maxBet: 10000n },
  volatility: 'medium',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'cone', pays: [0, 30] },
    { key: 'A', art: 'sundae', pays: [0, 30] },
    { key: 'B', art: 'acai', pays: [0, 20] },
    { key: 'C', art: 'popsicle', pays: [0, 14] },
    { key: 'D', art: 'coconut', pays: [0, 9] },
    { key: 'E', art: 'mango', pays: [0, 6] },
    { key: 'F', art: 'cherry', pays: [0, 4] },
  ],
  reels: ['FFFDDDWAAAFFFEEEBBBCCCCC', 'WEEEEEFFFBBBCCCDDDCCCWAAAAA', 'FFFFFEEEDDDCCCCAAAAABBBW'],
  wild: { multiplier: 1, expands: 'never' },
  respins: 'two-reels',
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 30,
  rtpPpm: 962308,
}
