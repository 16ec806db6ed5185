import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import type { AccountRow, DrawingTermsRow } from '../../../db/personal-rows.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFoot } from '../../../ui/fields/form-foot.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { AccountChoice } from '../accounts/account-choice.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { feeOf } from './fee-of.ts'
import { heldUntil } from './held-until.ts'
import { useDrawing } from './use-drawing.ts'
import { useWithdrawalError } from './use-withdrawal-error.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawSum } from './withdraw-sum.tsx'
import { WithdrawToday } from './withdraw-today.tsx'

type WithdrawFormProps = {
  memberId: string
  terms: DrawingTermsRow
  accounts: readonly AccountRow[]
  onApplied: (withdrawal: Withdrawal) => void
}

export function WithdrawForm({ memberId, terms, accounts, onApplied }: WithdrawFormProps) {
  const { t } = useLingui()
  const now = useServerNow(30_000)
  const amountError = useWithdrawalError()
  const { apply, isSending, failure } = useDrawing(memberId, onApplied)
  const [amount, setAmount] = useState<bigint>()
  const [chosenId, setChosenId] = useState<string>()
  const [remark, setRemark] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const account =
    accounts.find(one => one.id === chosenId) ?? accounts.find(one => heldUntil(one, now) === undefined)
  const isHalfFilled = amount !== undefined || remark !== ''
  useBusyWhile(isHalfFilled)
  if (account === undefined) return null

  const error = amountError(amount, terms, wasTried)
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (amount === undefined || amountError(amount, terms, true) !== undefined) return toFirstMistake()
    setIsConfirming(true)
  }
  return (
    <>
      <form data-form="withdraw-form" ref={form} onSubmit={ask} noValidate className="grid gap-5">
        <WithdrawAmount
          terms={terms}
          amount={amount}
          onChange={setAmount}
          error={error ?? failure?.fields.money}
        />
        <WithdrawToday terms={terms} />
        <AccountChoice accounts={accounts} chosen={account} onChoose={setChosenId} />
        <TextField
          label={t`Remark (optional)`}
          autoComplete="off"
          maxLength={200}
          value={remark}
          onChange={setRemark}
        />
        <WithdrawSum amount={error === undefined ? amount : undefined} terms={terms} />
        <FormFoot>
          <FormEnd failure={isConfirming ? undefined : failure}>
            <Button type="submit" tone="main" size="large" wide>{t`Withdraw`}</Button>
          </FormEnd>
        </FormFoot>
      </form>
      {isConfirming && amount !== undefined ? (
        <ConfirmWithdrawal
          memberId={memberId}
          amount={amount}
          fee={feeOf(amount, terms)}
          account={account}
          isSending={isSending}
          failure={failure}
          onPin={pin => apply({ amount, account, remark, pin })}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
    </>
  )
}
