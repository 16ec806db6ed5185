import type { MoneyConfig } from '../../../platform/config/money-config.ts'

type Terms = MoneyConfig['withdrawal']

export function feeOf(money: bigint, { feeBasisPoints, feeFixed }: Terms): bigint {
  return (money * feeBasisPoints + 5_000n) / 10_000n + feeFixed
}

/** `150n` → `"1.50"`. */
export function percentText(basisPoints: bigint): string {
  return `${basisPoints / 100n}.${String(basisPoints % 100n).padStart(2, '0')}`
}

/** What people read out to support: day and the end of the id. */
export function orderNumber(id: string, at: Date): string {
  return `S${at.toISOString().slice(2, 10).replaceAll('-', '')}${id.slice(-8).toUpperCase()}`
}

/** Milliseconds until a payout under way is asked about again. */
export function backOff(asks: number): number {
  return Math.min(1_000 * 2 ** Math.min(asks, 12), 600_000)
}

/** Banks send money back for weeks: asked ever more seldom, then no more (the notice still comes). */
export function askPaidAgain(asks: number, paidAt: Date, now: Date): Date | null {
  const isOver = now.getTime() - paidAt.getTime() > 30 * 24 * 3_600_000
  return isOver ? null : new Date(now.getTime() + Math.min(60_000 * 2 ** Math.min(asks, 12), 24 * 3_600_000))
}

/** ISO 20022 reasons of a refused payout, as words (docs/rules/brazil.md). */
export function reasonOf(code: string | undefined): string {
  switch (code) {
    case 'AC03':
      return 'account_invalid'
    case 'AC06':
      return 'account_blocked'
    case 'AC07':
      return 'account_closed_at_bank'
    case 'AC14':
      return 'account_type_wrong'
    case 'BE01':
    case 'BE17':
      return 'pix_key_not_own'
    case 'MD06':
      return 'returned_by_bank'
    default:
      return 'payout_refused'
  }
}
