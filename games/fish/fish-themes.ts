import type { FishTheme } from './fish-theme.ts'

/** Every skin of the fishing game. */
export const FISH_THEMES: readonly FishTheme[] = [
  {
    id: 'pescaria-do-pantanal',
    names: { pt: 'Pescaria do Pantanal', en: 'Pantanal Fishing', zh_cn: '潘塔纳尔捕鱼' },
    palette: { ground: '#0b2a1f', glow: '#2f8f5b', accent: '#ffd34d', ink: '#f3fff2' },
    limits: { minBet: 10n, maxBet: 1000n },
    volatility: 'high',
    prey: [
      { species: 'lambari', multiplier: 2 },
      { species: 'piranha', multiplier: 3 },
      { species: 'pacu', multiplier: 5 },
      { species: 'tucunare', multiplier: 8 },
      { species: 'dourado', multiplier: 15 },
      { species: 'pintado', multiplier: 25 },
      { species: 'arraia', multiplier: 40 },
      { species: 'poraque', multiplier: 60 },
      { species: 'pirarara', multiplier: 100 },
      { species: 'pirarucu', multiplier: 200 },
    ],
    shots: [10n, 50n, 100n, 500n, 1000n],
    opening: { stake: '1.00', species: 'piranha' },
  },
  {
    id: 'pescaria-do-recife',
    names: { pt: 'Pescaria do Recife', en: 'Reef Fishing', zh_cn: '珊瑚礁捕鱼' },
    palette: { ground: '#04263f', glow: '#1c7fb8', accent: '#7ff0e0', ink: '#f0fbff' },
    limits: { minBet: 50n, maxBet: 5000n },
    volatility: 'high',
    prey: [
      { species: 'sardinha', multiplier: 2 },
      { species: 'borboleta', multiplier: 3 },
      { species: 'budiao', multiplier: 5 },
      { species: 'baiacu', multiplier: 8 },
      { species: 'robalo', multiplier: 15 },
      { species: 'xareu', multiplier: 25 },
      { species: 'badejo', multiplier: 40 },
      { species: 'atum', multiplier: 60 },
      { species: 'garoupa', multiplier: 100 },
      { species: 'marlim', multiplier: 200 },
    ],
    shots: [50n, 100n, 500n, 2000n, 5000n],
    opening: { stake: '1.00', species: 'borboleta' },
  },
]
