import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { formatAmount, formatMoney, withoutEmptyCents } from '../../i18n/format-money.ts'
import { type ParsedMoney, parseMoney } from '../../i18n/parse-money.ts'
import { Chip } from '../lists/chip.tsx'
import { fieldClass } from './field-class.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type MoneyFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id' | 'type' | 'min' | 'max'> & {
    /** Centavos; undefined while the entry is empty or cannot be read. */
    value: bigint | undefined
    onChange: (centavos: bigint | undefined) => void
    /** Amounts to press instead of typing. */
    quickAmounts?: readonly bigint[]
  }

/** Keeps what was typed, shows and gives what it means, and tidies it up ("1.234,50") when it is left. */
export function MoneyField({
  label,
  error,
  hint,
  value,
  onChange,
  quickAmounts = [],
  ...rest
}: MoneyFieldProps) {
  const refusal = useRefusalText()
  const [typed, setTyped] = useState(() => (value === undefined ? '' : formatAmount(value)))
  const [left, setLeft] = useState(false)
  const reading = parseMoney(typed)
  // The owner set another amount (a quick amount, "everything"): its text replaces ours.
  const isOwners = value !== centavosOf(reading)
  const shown = isOwners && value !== undefined ? formatAmount(value) : typed
  const take = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(centavosOf(parseMoney(text)))
  }
  const leave = () => {
    setLeft(true)
    if (reading.status === 'amount' && !isOwners) setTyped(formatAmount(reading.centavos))
  }
  const ownError = left && !isOwners ? refusal(reading) : undefined
  const meant = reading.status === 'amount' && !isOwners ? formatAmount(reading.centavos) : typed
  return (
    <div className="grid gap-3">
      <FieldFrame
        label={label}
        error={ownError ?? error}
        hint={hint}
        note={meant === typed ? undefined : <Meant amount={meant} />}
      >
        {wires => (
          <span className="relative block">
            <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center font-bold font-display text-sun-text text-title">
              R$
            </span>
            <input
              autoComplete="off"
              placeholder={formatAmount(0n)}
              {...rest}
              {...wires}
              inputMode="decimal"
              value={shown}
              onChange={event => take(event.target.value)}
              onBlur={leave}
              className={`${fieldClass} figures min-h-16 ps-14 font-bold font-display text-title`}
            />
          </span>
        )}
      </FieldFrame>
      {quickAmounts.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {quickAmounts.map(amount => (
            <Chip
              key={amount.toString()}
              chosen={amount === value}
              onPress={() => take(formatAmount(amount))}
            >
              {withoutEmptyCents(formatMoney(amount))}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** What an entry is read as, before anything is sent. */
function Meant({ amount }: { amount: string }) {
  return (
    <output translate="no" className="figures text-small text-soft">
      {`= R$\u00a0${amount}`}
    </output>
  )
}

function centavosOf(reading: ParsedMoney): bigint | undefined {
  return reading.status === 'amount' ? reading.centavos : undefined
}

function useRefusalText(): (reading: ParsedMoney) => string | undefined {
  const { t } = useLingui()
  const fifty = formatAmount(5000n)
  const thousand = formatAmount(123400n)
  return reading => {
    if (reading.status !== 'refused') return undefined
    switch (reading.reason) {
      case 'ambiguous':
        return t`Write the cents too, for example ${thousand}`
      case 'too-large':
        return t`This amount is too large`
      case 'not-a-number':
        return t`Write an amount such as ${fifty}`
    }
  }
}
