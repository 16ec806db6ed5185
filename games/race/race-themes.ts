import type { RaceTheme } from './race-theme.ts'

/** Every skin of the race. */
export const RACE_THEMES: readonly RaceTheme[] = [
  {
    id: 'corrida-de-jangadas',
    names: { pt: 'Corrida de Jangadas', en: 'Jangada Race', zh_cn: '帆筏竞赛' },
    palette: { ground: '#07304a', glow: '#1c8fb0', accent: '#ffd45e', ink: '#effbff' },
    limits: { minBet: 50n, maxBet: 20_000n },
    volatility: 'medium',
    minChip: 50n,
    chips: [50n, 100n, 500n, 2_000n],
    track: 'sea',
    runners: [
      { name: 'Iracema', weight: 28, colour: '#ff5a5f' },
      { name: 'Mucuripe', weight: 22, colour: '#ffd23f' },
      { name: 'Alvorada', weight: 18, colour: '#4cc9f0' },
      { name: 'Sereia', weight: 14, colour: '#5ee0a0' },
      { name: 'Maresia', weight: 11, colour: '#c79bff' },
      { name: 'Ventania', weight: 7, colour: '#ff9f43' },
    ],
  },
  {
    id: 'grande-premio-de-kart',
    names: { pt: 'Grande Prêmio de Kart', en: 'Kart Grand Prix', zh_cn: '卡丁车大奖赛' },
    palette: { ground: '#231138', glow: '#7a3fb0', accent: '#ffcf3f', ink: '#f8f2ff' },
    limits: { minBet: 100n, maxBet: 50_000n },
    volatility: 'high',
    minChip: 100n,
    chips: [100n, 500n, 1_000n, 5_000n],
    track: 'circuit',
    runners: [
      { name: 'Onça', weight: 34, colour: '#ffb02e' },
      { name: 'Tucano', weight: 24, colour: '#ff5a5f' },
      { name: 'Boto', weight: 16, colour: '#ff8ad1' },
      { name: 'Sapo', weight: 12, colour: '#5ee07a' },
      { name: 'Garça', weight: 9, colour: '#f2f6ff' },
      { name: 'Jacaré', weight: 5, colour: '#4cc9f0' },
    ],
  },
]
