import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { normalisePixKey, type PixKeyType } from '../../../../contract/cashier/banks.ts'
import { useApp } from '../../../app/app-context.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import type { MoneyFailure } from '../../../forms/use-money-form.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { usePixTypes } from './use-pix-types.ts'
import type { AccountEntry } from './use-save-account.ts'

type PixKeyFormProps = {
  onSave: (entry: AccountEntry) => void
  isSaving: boolean
  failure: Partial<MoneyFailure> | undefined
}

/** The declared type decides how the key is read: eleven digits may be a CPF or a phone. */
export function PixKeyForm({ onSave, isSaving, failure }: PixKeyFormProps) {
  const { t } = useLingui()
  const { newKey } = useApp()
  const fields: Record<string, string> = failure?.fields ?? {}
  const types = usePixTypes()
  const offered = useSnapshot(siteConfig).now.pix_key_types
  const [id] = useState(newKey)
  const [type, setType] = useState<PixKeyType>('cpf')
  const [key, setKey] = useState('')
  const [wasLeft, setWasLeft] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const isHalfFilled = key !== ''
  useBusyWhile(isHalfFilled)
  const { label, hint, error, keyboard } = types[type]
  const canonical = normalisePixKey(type, key)
  const isWrong = canonical === undefined && (key !== '' || wasLeft)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasLeft(true)
    if (isSaving) return
    if (canonical === undefined) return toFirstMistake()
    onSave({ id, kind: 'pix', pix_type: type, pix_key: canonical })
  }
  const choose = (raw: string) => {
    setType(offered.find(one => one === raw) ?? 'cpf')
    setKey('')
    setWasLeft(false)
  }
  return (
    <form data-form="pix-key-form" ref={form} onSubmit={send} noValidate className="grid gap-4">
      <SelectField
        label={t`Key type`}
        value={type}
        onChange={choose}
        options={offered.map(value => ({ value, label: types[value].label }))}
      />
      <TextField
        label={label}
        inputMode={keyboard}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxSigns={100}
        value={key}
        onChange={setKey}
        onBlur={() => setWasLeft(key !== '')}
        error={fields.pix_key ?? (wasLeft && isWrong ? error : undefined)}
        hint={hint}
      />
      <FormEnd failure={failure}>
        <Button type="submit" tone="main" size="large" wide busy={isSaving}>{t`Save the key`}</Button>
      </FormEnd>
    </form>
  )
}
