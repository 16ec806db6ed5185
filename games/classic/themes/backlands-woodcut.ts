import type { SlotTheme } from '../../slots/slot-theme.ts'

export const backlandsWoodcut: SlotTheme = {
  id: 'cordel-do-sertao',
  names: { pt: 'Cordel do Sertão', en: 'Backlands Woodcut', zh_cn: '腹地木刻' },
  palette: { ground: '#2b140a', glow: '#a3512a', accent: '#f5c76b', ink: '#fff5e3' },
  limits: { minBet: 10n, maxBet: 15000n },
  volatility: 'low',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'booklet', pays: [0, 80] },
    { key: 'A', art: 'woodbird', pays: [0, 45] },
    { key: 'B', art: 'woodfish', pays: [0, 24] },
    { key: 'C', art: 'woodsun', pays: [0, 12] },
    { key: 'D', art: 'woodflower', pays: [0, 7] },
    { key: 'E', art: 'woodcactus', pays: [0, 4] },
  ],
  reels: [
    'DDDCCCDDDWEEEEBBBBEEEDDDAAAEEE',
    'EEECCCCCBBBDDDEEEEDDDCCCDDDEEEWAAA',
    'CCCAAACCCCCEEEBBBEEEWDDDDEEEDDD',
  ],
  wild: { multiplier: 2, expands: 'never' },
  respins: 'two-reels',
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 63,
  rtpPpm: 957459,
}
