import type { SlotTheme } from '../../slots/slot-theme.ts'

export const cornerBar: SlotTheme = {
  id: 'boteco-da-esquina',
  names: { pt: 'Boteco da Esquina', en: 'Corner Bar', zh_cn: '街角小酒馆' },
  palette: { ground: '#14242e', glow: '#2f7d8c', accent: '#ffc247', ink: '#f4fbff' },
  limits: { minBet: 5n, maxBet: 15000n },
  volatility: 'medium',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'tambourine', pays: [0, 200] },
    { key: 'A', art: 'domino', pays: [0, 80] },
    { key: 'B', art: 'coxinha', pays: [0, 40] },
    { key: 'C', art: 'pastel', pays: [0, 25] },
    { key: 'D', art: 'soda', pays: [0, 15] },
    { key: 'E', art: 'lime', pays: [0, 8] },
    { key: 'F', art: 'spades', pays: [0, 5] },
  ],
  reels: [
    'AFDEBFEWFDEFDAFDEFDCEDFEDFE',
    'EBFCBFECDFBDACFBCEFBCFEDFCDFWEFBDF',
    'DBFEDCFEDFCAFDCFEDFWEFCEFCEFDEFCEF',
  ],
  wild: { multiplier: 2, isEach: true, expands: 'never' },
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 72,
  rtpPpm: 953992,
}
