import type { SlotTheme } from '../../slots/slot-theme.ts'

export const streetMarket: SlotTheme = {
  id: 'feira-livre',
  names: { pt: 'Feira Livre', en: 'Street Market', zh_cn: '热闹集市' },
  palette: { ground: '#0d2b14', glow: '#4f9a2b', accent: '#ffd23f', ink: '#f7ffe8' },
  limits: { minBet: 5n, maxBet: 10000n },
  volatility: 'low',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'basket', pays: [0, 100] },
    { key: 'A', art: 'watermelon', pays: [0, 60] },
    { key: 'B', art: 'pineapple', pays: [0, 40] },
    { key: 'C', art: 'papaya', pays: [0, 25] },
    { key: 'D', art: 'cashew', pays: [0, 18] },
    { key: 'E', art: 'orange', pays: [0, 12] },
    { key: 'F', art: 'banana', pays: [0, 8] },
    { key: 'G', art: 'lime', pays: [1, 4] },
  ],
  reels: ['CGDEWGBAFCDGEAFBCGFDGEBWD', 'WEGFCGABDCGDBFGAEDGCDEBFGAEGFD', 'EFDECBGCEFGBDWBFGDAGDWGEDG'],
  wild: { multiplier: 1, expands: 'never' },
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 32,
  rtpPpm: 959589,
}
