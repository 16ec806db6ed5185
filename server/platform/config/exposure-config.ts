import * as z from 'zod/mini'
import { centavosVariable, wholeVariable } from './config-variables.ts'

/** How much may be won of the operator. Centavos. No win is ever cut: a stake that could win more is not taken. */
export interface ExposureConfig {
  /** By one round of a game that has no bound of its own in the catalogue. */
  readonly roundMaxWin: bigint
  /** By one member's open slips on one match. */
  readonly memberMatchMax: bigint
  /** By everybody's open slips on one pick of a match. */
  readonly selectionMax: bigint
  /** Open liability of a game or a match above which the desk is alerted. */
  readonly alarmAbove: bigint
  /** How long a postponed match may wait for its new date, from the kick-off that it had. */
  readonly postponedHours: number
}

export const exposureVariables = {
  ROUND_MAX_WIN: centavosVariable('500000.00'),
  SPORTS_MEMBER_MATCH_MAX: centavosVariable('100000.00'),
  SPORTS_SELECTION_MAX: centavosVariable('500000.00'),
  LIABILITY_ALARM: centavosVariable('1000000.00'),
  SPORTS_POSTPONED_HOURS: wholeVariable(48, 1, 720),
}
const environment = z.object(exposureVariables)
type Environment = z.output<typeof environment>

export function mistakesOfExposure(env: Environment): string[] {
  const names = ['ROUND_MAX_WIN', 'SPORTS_MEMBER_MATCH_MAX', 'SPORTS_SELECTION_MAX'] as const
  return names.filter(name => env[name] === 0n).map(name => `${name} must be above 0.00`)
}

export function toExposure(env: Environment): ExposureConfig {
  return {
    roundMaxWin: env.ROUND_MAX_WIN,
    memberMatchMax: env.SPORTS_MEMBER_MATCH_MAX,
    selectionMax: env.SPORTS_SELECTION_MAX,
    alarmAbove: env.LIABILITY_ALARM,
    postponedHours: env.SPORTS_POSTPONED_HOURS,
  }
}
