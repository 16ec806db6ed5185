import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { PaymentMethodRow } from '../../../db/public-rows.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFoot } from '../../../ui/fields/form-foot.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { NightHint } from '../withdraw/night-hint.tsx'
import { useAmountError } from '../withdraw/use-amount-error.ts'
import { MethodCard } from './method-card.tsx'
import { RechargeSum } from './recharge-sum.tsx'
import { useMethodTerms } from './use-method-terms.ts'
import { useRecharge } from './use-recharge.ts'

type RechargeFormProps = {
  memberId: string
  methods: readonly PaymentMethodRow[]
  startAmount: bigint | undefined
}

export function RechargeForm({ memberId, methods, startAmount }: RechargeFormProps) {
  const { t } = useLingui()
  const group = useId()
  const now = useServerNow(60_000)
  const amountError = useAmountError()
  const methodTerms = useMethodTerms()
  const { submit, isSending, failure } = useRecharge(memberId)
  const [amount, setAmount] = useState(startAmount)
  const [wasTried, setWasTried] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const { form, toFirstMistake } = useFirstMistake()
  const method = methods.find(one => one.id === chosenId) ?? methods[0]
  const isHalfFilled = amount !== undefined && amount !== startAmount
  useBusyWhile(isHalfFilled)
  if (method === undefined) return null

  const error = amountError(amount, method, wasTried)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (amount === undefined || amountError(amount, method, true) !== undefined) return toFirstMistake()
    void submit(amount, method).then(toFirstMistake)
  }
  return (
    <form data-form="recharge-form" ref={form} onSubmit={send} noValidate className="grid gap-4">
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2">
        <legend className="sr-only">{t`Payment method`}</legend>
        {methods.map(one => (
          <MethodCard
            key={one.id}
            method={one}
            group={group}
            chosen={one === method}
            onChoose={() => setChosenId(one.id)}
          />
        ))}
      </fieldset>
      <MoneyField
        label={t`Amount`}
        name="amount"
        value={amount}
        onChange={setAmount}
        error={error ?? failure?.fields.money}
        hint={methodTerms(method)}
        quickAmounts={method.presets}
      />
      {method.type === 'pix' ? <NightHint amount={amount} now={now} /> : null}
      <RechargeSum amount={error === undefined ? amount : undefined} method={method} />
      <FormFoot>
        <FormEnd failure={failure}>
          <Button type="submit" tone="main" size="large" wide busy={isSending}>
            {method.type === 'pix' ? t`Get the Pix code` : t`Show the account`}
          </Button>
        </FormEnd>
      </FormFoot>
      <p className="text-center text-faint text-small">
        {t`Pay from an account in your own name. A payment from anybody else goes back.`}
      </p>
    </form>
  )
}
