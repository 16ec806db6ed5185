import type { PenaltyTheme } from './penalty-theme.ts'

/** Every skin of the penalty shoot-out. */
export const PENALTY_THEMES: readonly PenaltyTheme[] = [
  {
    id: 'penalti-decisivo',
    names: { pt: 'Pênalti Decisivo', en: 'Deciding Penalty', zh_cn: '决胜点球' },
    palette: { ground: '#0b2a1a', glow: '#2f9a55', accent: '#ffd84a', ink: '#f3fff6' },
    limits: { minBet: 50n, maxBet: 50_000n },
    volatility: 'medium',
    kicks: 5,
    opening: { stake: '2.00', corners: 5 },
    scene: 'stadium',
  },
  {
    id: 'penalti-na-praia',
    names: { pt: 'Pênalti na Praia', en: 'Beach Penalty', zh_cn: '沙滩点球' },
    palette: { ground: '#0a3350', glow: '#2a94b8', accent: '#ffc46b', ink: '#f2fbff' },
    limits: { minBet: 50n, maxBet: 10_000n },
    volatility: 'high',
    kicks: 8,
    opening: { stake: '1.00', corners: 3 },
    scene: 'beach',
  },
]
