import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { asLine, isBlank } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { drawingCall } from './drawing-call.ts'

type Intent = { amount: bigint; account: AccountRow; remark: string; pin: string }

/** Asks for a withdrawal; what it changed is pulled, never guessed. */
export function useDrawing(memberId: string, onApplied: (withdrawal: Withdrawal) => void) {
  const { sync } = useApp()
  const { send, isSending, failure } = useMoneyForm(drawingCall, memberId)
  const submit = async ({ amount, account, remark, pin }: Intent) => {
    const outcome = await send({
      money: formatCentavos(amount),
      member_bank_id: account.id,
      name: account.holder,
      account: account.label,
      member_bank_text: account.bank_name ?? account.label,
      payment_type: account.kind,
      qk_pwd: pin,
      ...(!isBlank(remark) && { member_remark: asLine(remark) }),
    })
    if (outcome.kind !== 'done' && outcome.kind !== 'already-done') return
    if (outcome.kind === 'done') onApplied(outcome.reply.data)
    await Promise.all([sync.pull('drawing-terms', { force: true }), sync.pull('balance', { force: true })])
  }
  return { apply: (intent: Intent) => void submit(intent), isSending, failure }
}
