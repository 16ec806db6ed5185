import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import type { MoneyFailure } from '../../../forms/use-money-form.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { BankPicker } from './bank-picker.tsx'
import type { AccountEntry } from './use-save-account.ts'

type BankAccountFormProps = {
  onSave: (entry: AccountEntry) => void
  isSaving: boolean
  failure: Partial<MoneyFailure> | undefined
}

const accountTypes = ['CACC', 'SVGS', 'TRAN'] as const
type AccountType = (typeof accountTypes)[number]

const branchForm = /^\d{1,4}$/
const accountForm = /^\d{1,20}[0-9Xx]?$/

export function BankAccountForm({ onSave, isSaving, failure }: BankAccountFormProps) {
  const { t } = useLingui()
  const { newKey } = useApp()
  const fields: Record<string, string> = failure?.fields ?? {}
  const [id] = useState(newKey)
  const [bank, setBank] = useState<string>()
  const [type, setType] = useState<AccountType>('CACC')
  const [branch, setBranch] = useState('')
  const [account, setAccount] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const isHalfFilled = bank !== undefined || branch !== '' || account !== ''
  useBusyWhile(isHalfFilled)
  const number = asIdentifier(account).replace(/[.\s-]/g, '')
  const agency = asIdentifier(branch)
  const labels = { CACC: t`Current account`, SVGS: t`Savings account`, TRAN: t`Payment account` }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSaving) return
    if (bank === undefined || !branchForm.test(agency) || !accountForm.test(number)) return toFirstMistake()
    onSave({ id, kind: 'bank', bank, account_type: type, branch: agency, account: number })
  }
  const missing = (isRight: boolean, words: string) => (wasTried && !isRight ? words : undefined)
  return (
    <form data-form="bank-account-form" ref={form} onSubmit={send} noValidate className="grid gap-4">
      <BankPicker
        value={bank}
        onChange={setBank}
        error={fields.bank ?? missing(bank !== undefined, t`Choose your bank`)}
      />
      <SelectField
        label={t`Account type`}
        value={type}
        onChange={raw => setType(accountTypes.find(one => one === raw) ?? 'CACC')}
        options={accountTypes.map(value => ({ value, label: labels[value] }))}
      />
      <div className="grid grid-cols-[2fr_3fr] gap-3">
        <TextField
          label={t`Branch`}
          inputMode="numeric"
          autoComplete="off"
          value={branch}
          onChange={setBranch}
          error={fields.branch ?? missing(branchForm.test(agency), t`Up to 4 digits`)}
          hint={t`No check digit`}
        />
        <TextField
          label={t`Account`}
          inputMode="text"
          autoComplete="off"
          value={account}
          onChange={setAccount}
          error={fields.account ?? missing(accountForm.test(number), t`Digits, and X at most as the last`)}
          hint={t`With check digit`}
        />
      </div>
      <FormEnd failure={failure}>
        <Button type="submit" tone="main" size="large" wide busy={isSaving}>{t`Save the account`}</Button>
      </FormEnd>
    </form>
  )
}
