import { useRef, useState } from 'react'
import type { CallResult, FailedCall } from '../../src/api/call-result.ts'
import { useBackOffice } from '../state/back-office.ts'

interface KeyedCall<Body, Reply> {
  readonly send: (body: Body) => Promise<Reply | undefined>
  readonly isSending: boolean
  readonly failure: FailedCall | undefined
}

/**
 * One act of an operator. The same wish goes under the same key however often it is pressed, so that after an answer that
 * never came it can simply be pressed again: the server does it once.
 */
export function useKeyedCall<Body, Reply>(
  call: (body: Body, key: string) => Promise<CallResult<Reply>>,
): KeyedCall<Body, Reply> {
  const { newKey } = useBackOffice()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<FailedCall>()
  const sent = useRef<{ readonly intent: string; readonly key: string }>(undefined)
  const send = async (body: Body) => {
    const intent = JSON.stringify(body)
    if (sent.current?.intent !== intent) sent.current = { intent, key: newKey() }
    setIsSending(true)
    setFailure(undefined)
    const result = await call(body, sent.current.key)
    setIsSending(false)
    if (result.kind === 'answer') return result.reply
    // A refusal is kept under its key: the next try is a new wish.
    if (result.kind === 'refused') sent.current = undefined
    if (result.kind !== 'unchanged') setFailure(result)
    return undefined
  }
  return { send, isSending, failure }
}
