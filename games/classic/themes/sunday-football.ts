import type { SlotTheme } from '../../slots/slot-theme.ts'

export const sundayFootball: SlotTheme = {
  id: 'bola-na-varzea',
  names: { pt: 'Bola na Várzea', en: 'Sunday Football', zh_cn: '周日足球' },
  palette: { ground: '#08280f', glow: '#2f8f3a', accent: '#ffe14d', ink: '#f2fff0' },
  limits: { minBet: 10n, maxBet: 20000n },
  volatility: 'high',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'soccer', pays: [0, 50] },
    { key: 'A', art: 'trophy', pays: [0, 75] },
    { key: 'B', art: 'jersey', pays: [0, 35] },
    { key: 'C', art: 'boot', pays: [0, 20] },
    { key: 'D', art: 'whistle', pays: [0, 12] },
    { key: 'E', art: 'flag', pays: [0, 8] },
    { key: 'F', art: 'orange', pays: [0, 5] },
  ],
  reels: ['BBBEEEEECCCFFFAAAWDDDDDFFF', 'DDDFFFWCCCCCEEEAAAFFFDDDBBBFFF', 'CCCCEEEFFFWDDDFFFFBBBAAAEEE'],
  wild: { multiplier: 1, expands: 'never' },
  fullTimes: 2,
  respins: 'two-reels',
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 150,
  rtpPpm: 956660,
}
