import { useLingui } from '@lingui/react/macro'
import { largestProofBytes, rechargeProof } from '../../../../contract/cashier/order-calls.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSendFile } from '../../../forms/use-send-file.ts'
import { showToast } from '../../../state/toasts.ts'

/** Sends a proof of a transfer. */
export function useSendProof(orderId: string) {
  const { t } = useLingui()
  const { api, sync } = useApp()
  return useSendFile(
    (file, sending) => api.call(rechargeProof, { body: { order_id: orderId, file }, ...sending }),
    async () => {
      showToast({ tone: 'leaf', text: t`Proof received` })
      await sync.pull('recharges', { force: true })
    },
    { bytes: largestProofBytes, words: t`The file is larger than 4 MB. Send a smaller one.` },
  )
}
