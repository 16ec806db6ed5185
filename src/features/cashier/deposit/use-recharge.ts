import { useNavigate } from '@tanstack/react-router'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { rechargeCall } from './recharge-call.ts'

type Way = { id: string; type: string; name: string }

/** Asks for a deposit and leads to its code. */
export function useRecharge(memberId: string) {
  const navigate = useNavigate()
  const { send, isSending, failure } = useMoneyForm(rechargeCall, memberId)

  const submit = async (amount: bigint, method: Way) => {
    const outcome = await send({
      money: formatCentavos(amount),
      payment_id: method.id,
      payment_type: method.type,
      payment_desc: method.name,
    })
    if (outcome.kind === 'already-done') await navigate({ to: '/rechargeRecord' })
    if (outcome.kind !== 'done') return
    const { order } = outcome.reply.data
    // The form has done its work: Back from the code leads where the member came from.
    await navigate({ to: '/recharge-payment', search: { order: order.id }, replace: true })
  }
  return { submit, isSending, failure }
}
