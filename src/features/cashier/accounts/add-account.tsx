import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { readUser } from '../../../db/user-details.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { BankAccountForm } from './bank-account-form.tsx'
import { PixKeyForm } from './pix-key-form.tsx'
import { useSaveAccount } from './use-save-account.ts'

type AddAccountProps = { memberId: string; onSaved: () => void }

export function AddAccount({ memberId, onSaved }: AddAccountProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const [kind, setKind] = useState<'pix' | 'bank'>('pix')
  const { save, isSaving, failure } = useSaveAccount(onSaved)
  const user = useLiveQuery(() => readUser(db, memberId), [db, memberId])
  const owner = user?.realname
  const kinds = [
    { value: 'pix' as const, label: t`Pix key` },
    { value: 'bank' as const, label: t`Bank account` },
  ]
  return (
    <div className="grid gap-5">
      <Segmented label={t`Kind of account`} options={kinds} value={kind} onChange={setKind} />
      {kind === 'pix' ? (
        <PixKeyForm onSave={save} isSaving={isSaving} failure={failure} />
      ) : (
        <BankAccountForm onSave={save} isSaving={isSaving} failure={failure} />
      )}
      <p className="text-center text-faint text-small">
        {owner ? t`It must be in your own name: ${owner}.` : t`It must be in your own name.`}
      </p>
    </div>
  )
}
