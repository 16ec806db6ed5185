import type { Currency } from '../../../platform/database/tables.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'

export type Mode = 'real' | 'demo'

export const currencyOf = (mode: Mode): Currency => (mode === 'real' ? 'BRL' : 'PLAY')
export const modeOf = (currency: Currency): Mode => (currency === 'BRL' ? 'real' : 'demo')

/** Demo members have no other money than play money. */
export function refuseMode(mode: Mode, caller: MemberCaller): Refused | undefined {
  return mode === 'real' && caller.isDemo ? refuse('demo_not_allowed') : undefined
}
