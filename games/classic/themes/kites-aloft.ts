import type { SlotTheme } from '../../slots/slot-theme.ts'

export const kitesAloft: SlotTheme = {
  id: 'pipas-no-ceu',
  names: { pt: 'Pipas no Céu', en: 'Kites Aloft', zh_cn: '漫天风筝' },
  palette: { ground: '#082449', glow: '#2f86d6', accent: '#ffd84d', ink: '#f0f9ff' },
  limits: { minBet: 10n, maxBet: 20000n },
  volatility: 'high',
  lines: 5,
  ways: 'left',
  symbols: [
    { key: 'W', art: 'kite', pays: [0, 300] },
    { key: 'A', art: 'swallow', pays: [0, 60] },
    { key: 'B', art: 'pinwheel', pays: [0, 30] },
    { key: 'C', art: 'spool', pays: [0, 16] },
    { key: 'D', art: 'sun', pays: [0, 9] },
    { key: 'E', art: 'house', pays: [0, 5] },
    { key: 'F', art: 'cloud', pays: [0, 3] },
  ],
  reels: [
    'FCEFDECFEBCFDBEFCEADFCBDFBDEBFEDWE',
    'EBAFCWFEDFBAFDEFADFCEDFEDBFEDFEBC',
    'BFCEADCEDCFDEFWCDECFEDCFEDFECFDCE',
  ],
  wild: { multiplier: 3, isEach: true, expands: 'never' },
  scatterPays: [0, 0, 0],
  freeSpins: null,
  maxWin: 121,
  rtpPpm: 950872,
}
