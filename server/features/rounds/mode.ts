import type { MemberCaller } from '../../http/caller.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import type { Currency } from '../../wallet/tables.ts'

export type Mode = 'real' | 'demo'

export const currencyOf = (mode: Mode): Currency => (mode === 'real' ? 'BRL' : 'PLAY')
export const modeOf = (currency: Currency): Mode => (currency === 'BRL' ? 'real' : 'demo')

/** Demo members have no other money than play money. */
export function refuseMode(mode: Mode, caller: MemberCaller): Refused | undefined {
  return mode === 'real' && caller.isDemo ? refuse('demo_not_allowed') : undefined
}
