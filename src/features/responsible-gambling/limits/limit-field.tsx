import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LimitKind, LimitPeriod } from '../../../../contract/regime.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useLimitWords } from '../../../common/use-limit-words.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

type LimitFieldProps = {
  kind: LimitKind
  period: LimitPeriod
  /** Centavos; of time, minutes. */
  value: bigint | undefined
  onChange: (value: bigint | undefined) => void
  error: string | undefined
  hint: string | undefined
}

/** How long the longest period of its kind is; more minutes would limit nothing. */
const mostMinutes = { day: 1_440n, week: 10_080n, month: 44_640n }

/** Nothing is left out of what was typed: "1,5" is no fifteen minutes, and "-3" no three. */
const minutesIn = (text: string) => {
  const plain = asIdentifier(text)
  return /^\d{1,12}$/.test(plain) ? BigInt(plain) : undefined
}

/** A free amount: nothing is suggested, so that nothing is nudged. */
export function LimitField({ kind, period, value, onChange, error, hint }: LimitFieldProps) {
  const { t } = useLingui()
  const words = useLimitWords()
  const [typed, setTyped] = useState('')
  if (kind !== 'time') {
    return (
      <MoneyField
        label={t`New limit`}
        name="value"
        value={value}
        onChange={onChange}
        error={error}
        hint={hint}
      />
    )
  }
  const most = words.amount('time', mostMinutes[period])
  const isTooMany = (minutesIn(typed) ?? 0n) > mostMinutes[period]
  const take = (text: string) => {
    const minutes = minutesIn(text) ?? 0n
    setTyped(text.slice(0, 12))
    onChange(minutes > 0n && minutes <= mostMinutes[period] ? minutes : undefined)
  }
  return (
    <TextField
      label={t`New limit, in minutes`}
      name="value"
      inputMode="numeric"
      value={typed}
      onChange={take}
      error={isTooMany ? t`At most ${most}` : error}
      hint={hint}
    />
  )
}
