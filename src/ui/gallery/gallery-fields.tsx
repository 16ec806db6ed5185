import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../i18n/format-money.ts'
import { Checkbox } from '../fields/checkbox.tsx'
import { CodeField } from '../fields/code-field.tsx'
import { FormErrors } from '../fields/form-errors.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Section } from '../section.tsx'

export function GalleryFields() {
  const { t } = useLingui()
  const keyTypes = [
    { value: 'cpf', label: t`CPF` },
    { value: 'phone', label: t`Phone` },
    { value: 'email', label: t`E-mail` },
  ]
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('11 98765-4321')
  const [password, setPassword] = useState('secret')
  const [code, setCode] = useState('123')
  const [amount, setAmount] = useState<bigint | undefined>(5000n)
  const [keyType, setKeyType] = useState('cpf')
  const [agreed, setAgreed] = useState(false)
  const [min, max] = [formatMoney(2000n), formatMoney(500_000n)]
  return (
    <Section title={t`Forms`}>
      <FormErrors message={t`Please fix the error in the form`} hint={t`Nothing you typed is lost.`} />
      <TextField
        label={t`Full name`}
        value={name}
        onChange={setName}
        placeholder={t`As registered at your bank`}
        error={t`Please enter your full name`}
      />
      <TextField
        label={t`Mobile phone`}
        type="tel"
        value={phone}
        onChange={setPhone}
        before="+55"
        hint={t`With the area code`}
      />
      <TextField label={t`Order number`} value="RC-2026-0001" onChange={setName} readOnly />
      <TextField label={t`Switched off`} value="" onChange={setName} disabled />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <MoneyField
        label={t`Amount`}
        value={amount}
        onChange={setAmount}
        quickAmounts={[2000n, 5000n, 10_000n, 50_000n]}
        hint={t`From ${min} to ${max}`}
      />
      <CodeField label={t`Code of your authenticator`} value={code} onChange={setCode} />
      <CodeField
        label={t`Withdrawal password`}
        secret
        value={code}
        onChange={setCode}
        error={t`Wrong password`}
      />
      <SelectField label={t`Key type`} value={keyType} onChange={setKeyType} options={keyTypes} />
      <Checkbox checked={agreed} onChange={setAgreed}>
        <Trans>
          I am over 18 and accept the <a href="#terms">terms of use</a>
        </Trans>
      </Checkbox>
      <Checkbox checked onChange={setAgreed} error={t`You need to accept the terms`}>
        {t`Keep me signed in on this device`}
      </Checkbox>
    </Section>
  )
}
