import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { showToast } from '../../../state/toasts.ts'
import type { AskForProof } from '../withdrawal-password/ask-for-proof.ts'
import { PinSheet } from '../withdrawal-password/pin-sheet.tsx'
import { SetPinFirst } from '../withdrawal-password/set-pin-first.tsx'
import { confirmAccountCall } from './account-calls.ts'

type ConfirmAccountProps = {
  account: AccountRow
  memberId: string
  askForProof: AskForProof
  onClose: () => void
}

export function ConfirmAccount({ account, memberId, askForProof, onClose }: ConfirmAccountProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const navigate = useNavigate()
  const { send, isSending, failure } = useMoneyForm(confirmAccountCall, memberId)
  const user = useLiveQuery(async () => db.users.get(memberId), [db, memberId])
  // The digits wait here, in memory, while the person proves the rest.
  const [provingWith, setProvingWith] = useState<string>()
  const confirm = async (qk_pwd: string, proof?: string) => {
    setProvingWith(undefined)
    const outcome = await send({ id: account.id, qk_pwd, ...(proof !== undefined && { proof }) })
    if (outcome.kind === 'refused' && outcome.refusal.error === 'step_up_required') {
      return setProvingWith(qk_pwd)
    }
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return
    showToast({ tone: 'leaf', text: t`The account is confirmed.` })
    onClose()
  }
  if (user && !user.has_qk_pwd) {
    return <SetPinFirst onClose={onClose} onGo={() => void navigate({ to: '/withdrawalPassword' })} />
  }
  if (provingWith !== undefined) {
    return askForProof({
      memberId,
      onProof: proof => void confirm(provingWith, proof),
      onClose: () => setProvingWith(undefined),
    })
  }
  return (
    <PinSheet
      title={t`Confirm this account`}
      action={t`Confirm`}
      isSending={isSending}
      failure={failure}
      onPin={pin => void confirm(pin)}
      onClose={onClose}
    >
      <p className="text-soft">
        <span className="figures block font-firm text-text">{account.label}</span>
        {t`We check with the bank that it is in your own name.`}
      </p>
    </PinSheet>
  )
}
