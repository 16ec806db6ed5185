import { useLingui } from '@lingui/react/macro'
import type { LateSync } from '../../app-context.ts'
import { useQueuedForm } from '../../forms/use-queued-form.ts'
import type { EnqueueOutcome } from '../../sync/enqueue.ts'

/** Into the queue, online or not: one road to the house. `send` answers whether it is kept. */
export function useSendTicket() {
  const { t } = useLingui()
  const { submit, isBusy, failure } = useQueuedForm('/information-center/tickets')
  const send = (enqueue: (engine: LateSync) => Promise<EnqueueOutcome>) =>
    submit({
      enqueue,
      notStored: () => ({
        message: t`This device cannot keep it safely. Nothing was sent: please write to us by e-mail or Telegram.`,
        fields: {},
      }),
    })
  // The only thing to be wrong about is the text, which stands right above the sentence.
  const [field] = Object.values(failure?.fields ?? {})
  return { send, isSending: isBusy, failure: field ?? failure?.message }
}
