import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { LEAST_TARGET, PLAYERS_SHARE } from './crash-odds.ts'
import { crashBet, crashView } from './crash-schemas.ts'
import { CRASH_THEMES } from './crash-themes.ts'

export const crashDocument: EngineDocument = {
  engine: 'crash',
  version: 1,
  title: 'Crash',
  seeds: 'chain',
  summary:
    'One curve for everybody at the table. It climbs until it crashes; bets that were taken out before are paid.',
  schemas: { bet: crashBet, view: crashView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    autoCashOut: 'The multiplier of an automatic cash-out, in hundredths; null: by hand.',
  },
  drawn: [
    'crash: one number below 2^20, then one below 2^32. n = first × 2^32 + second. The first rule makes the point of it.',
  ],
  rules: [
    'crash = floor(`constants.returned` × 2^52 ÷ (2^52 − n)), in hundredths; at least 100, at most maxMultiplier × 100. Reckon with whole numbers without a bound.',
    'target = autoCashOut, or maxMultiplier × 100 when it is null.',
    'wanted = the smaller of target and the multiplier at which the member took the bet out by hand. The server wrote that down when the call arrived; it is the rounded-up value of the curve 100 × e^(growth × seconds) since the bets closed, at least `constants.leastTarget`.',
    'The bet is taken out at wanted when wanted ≤ crash, and pays floor(stake × wanted ÷ 100) centavos. Otherwise it pays 0.',
    'A check has the view alone. cashOut must be null, or at most target and at most crash. Where it is null, target must be greater than crash.',
  ],
  view: {
    'stake, autoCashOut': 'The bet.',
    crash: 'Where the round crashed, in hundredths.',
    cashOut: 'Where the bet was taken out, by hand or automatically, in hundredths; null when it was not.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`returned`: of a hundred staked so many come back. `leastTarget`: the least multiplier that can be taken, in hundredths.',
      data: { returned: Number(PLAYERS_SHARE), leastTarget: LEAST_TARGET },
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    growth: 'Growth of the curve in a second.',
    maxMultiplier: 'The curve ends there, and every bet that is left is taken out.',
  },
  games: gamesOf(CRASH_THEMES, ({ growth, maxMultiplier }) => ({ growth, maxMultiplier })),
}
