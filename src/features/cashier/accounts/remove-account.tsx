import { useLingui } from '@lingui/react/macro'
import { useApp } from '../../../app/app-context.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { PinSheet } from '../withdrawal-password/pin-sheet.tsx'
import { removeAccountCall } from './account-calls.ts'

type RemoveAccountProps = { account: AccountRow; memberId: string; onClose: () => void }

export function RemoveAccount({ account, memberId, onClose }: RemoveAccountProps) {
  const { t } = useLingui()
  const { sync } = useApp()
  const { send, isSending, failure } = useMoneyForm(removeAccountCall, memberId)
  const remove = async (qk_pwd: string) => {
    const outcome = await send({ id: account.id, qk_pwd })
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return
    await sync.pull('accounts', { force: true })
    showToast({ tone: 'leaf', text: t`The account is removed.` })
    onClose()
  }
  return (
    <PinSheet
      title={t`Remove this account`}
      action={t`Remove`}
      tone="danger"
      isSending={isSending}
      failure={failure}
      onPin={pin => void remove(pin)}
      onClose={onClose}
    >
      <p className="text-soft">
        <span className="figures block font-firm text-text">{account.label}</span>
        {t`Withdrawals under way to it are not touched.`}
      </p>
    </PinSheet>
  )
}
