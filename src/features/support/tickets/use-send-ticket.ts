import { useRef } from 'react'
import type { ApiClient } from '../../../api/api-client.ts'
import type { CallResult } from '../../../api/call-result.ts'
import { type LateSync, useApp } from '../../../app/app-context.ts'
import { useCallError } from '../../../forms/use-call-error.ts'
import { useQueuedForm } from '../../../forms/use-queued-form.ts'
import type { EnqueueOutcome } from '../../../sync/queue/enqueue.ts'

interface Message<Payload> {
  readonly payload: Payload
  readonly enqueue: (engine: LateSync, payload: Payload) => Promise<EnqueueOutcome>
  readonly call: (api: ApiClient, payload: Payload, under: Under) => Promise<CallResult<unknown>>
}

interface Under {
  readonly key: string
  readonly member?: string
}

/** Into the queue, online or not; where the device keeps nothing, straight to the server. */
export function useSendTicket() {
  const wordsOf = useCallError()
  const { api, sync, newKey } = useApp()
  const { submit, isBusy, failure } = useQueuedForm('/information-center/tickets')
  // Sent again, it is the same message; another text is not sent under its id.
  const last = useRef<{ readonly text: string; readonly id: string }>(undefined)
  const idOf = (payload: { id: string }) => {
    const text = JSON.stringify({ ...payload, id: '' })
    if (last.current?.text !== text) {
      last.current = { text, id: payload.id === last.current?.id ? newKey() : payload.id }
    }
    return last.current.id
  }

  const sendNow = async (ask: (under: Under) => Promise<CallResult<unknown>>, key: string) => {
    const member = sync.member()?.memberId
    const result = await ask({ key, ...(member && { member }) })
    if (result.kind === 'answer') await sync.pull('tickets', { force: true })
    return wordsOf(result)
  }

  /** Answers the id under which it is kept, or has arrived. */
  const send = async <Payload extends { id: string }>({ payload, enqueue, call }: Message<Payload>) => {
    const message = { ...payload, id: idOf(payload) }
    const isSent = await submit({
      enqueue: engine => enqueue(engine, message),
      notStored: () => sendNow(under => call(api, message, under), message.id),
    })
    return isSent ? message.id : undefined
  }
  // The only thing to be wrong about is the text, which stands right above the sentence.
  const [field] = Object.values(failure?.fields ?? {})
  return { send, isSending: isBusy, failure: field ?? failure?.message }
}
