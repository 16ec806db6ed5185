import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'

/** What the one button of a betting place does now. */
export type CrashPlace =
  | { readonly kind: 'bet' }
  /** Placed for the round that takes bets: it can still be taken back. */
  | { readonly kind: 'placed'; readonly bet: TableBet }
  | { readonly kind: 'flying'; readonly bet: TableBet }
  | { readonly kind: 'out'; readonly bet: TableBet; readonly at: number }
  /** Waits on this device for the next round. */
  | { readonly kind: 'armed' }
  | { readonly kind: 'next' }

interface Seen {
  readonly phase: TableRound['phase'] | undefined
  /** The bet of this place in the round that is shown. */
  readonly bet: TableBet | undefined
  readonly isArmed: boolean
  /** Its own target in hundredths. */
  readonly target: number | null
  /** Where the curve stands. */
  readonly point: number
}

export function placeOf({ phase, bet, isArmed, target, point }: Seen): CrashPlace {
  if (bet?.state === 'open' && phase === 'betting') return { kind: 'placed', bet }
  if (bet?.state === 'open' && phase === 'running') {
    if (bet.cash_out !== null) return { kind: 'out', bet, at: bet.cash_out }
    return target !== null && point >= target ? { kind: 'out', bet, at: target } : { kind: 'flying', bet }
  }
  if (isArmed) return { kind: 'armed' }
  return phase === 'betting' ? { kind: 'bet' } : { kind: 'next' }
}
