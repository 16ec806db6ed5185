import { useLingui } from '@lingui/react/macro'
import type { LimitKind, LimitPeriod } from '../../contract/regime.ts'
import type { LimitChange } from '../../contract/responsible-gambling/limits.ts'
import { formatMoney } from '../i18n/format-money.ts'

/** What kinds, periods and amounts of limits are called. */
export function useLimitWords() {
  const { t } = useLingui()
  const kinds: Record<LimitKind, string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    stake: t`Stakes`,
    time: t`Time`,
  }
  const explained: Record<LimitKind, string> = {
    deposit: t`Everything you pay in, whatever you withdraw later.`,
    loss: t`What you stake of your own money, less what it wins.`,
    stake: t`Everything you stake, won or lost.`,
    time: t`Minutes in which you begin or continue a round with real money. A round that is open can always be finished.`,
  }
  const periods: Record<LimitPeriod, string> = {
    day: t`A day`,
    week: t`A week`,
    month: t`A month`,
  }
  const states: Record<LimitChange['state'], string> = {
    applied: t`at once`,
    pending: t`waiting`,
    confirmed: t`confirmed`,
    cancelled: t`taken back`,
    replaced: t`replaced`,
    expired: t`not confirmed in time`,
  }
  /** One limit by its name: what it limits, and in what time. */
  const nameOf = (kindOf: LimitKind, periodOf: LimitPeriod) => {
    const [kind, period] = [kinds[kindOf], periods[periodOf].toLocaleLowerCase()]
    return t`${kind}, ${period}`
  }
  /** Centavos; of time, minutes. */
  const amount = (kind: LimitKind, value: bigint | null) => {
    if (value === null) return t`no limit`
    if (kind !== 'time') return formatMoney(value)
    const hours = String(value / 60n)
    const minutes = String(value % 60n)
    if (value < 60n) return t`${minutes} min`
    return value % 60n === 0n ? t`${hours} h` : t`${hours} h ${minutes} min`
  }
  return { kinds, explained, periods, states, nameOf, amount }
}
