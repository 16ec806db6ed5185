import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CallResult } from '../../../src/api/call-result.ts'
import { useBackOffice } from '../../state/back-office.ts'
import { mayHaveArrived } from '../may-have-arrived.ts'
import { useCallSentence } from '../use-call-sentence.ts'

export interface Fault {
  readonly message: string
  readonly hint: string
  /** Nobody knows whether it arrived. */
  readonly isOpen: boolean
}

/**
 * Sends a wish under a key of its own: the same wish again goes under the same key and counts once, however often it is
 * pressed and whatever became of the answer.
 */
export function useSend<Intent, Reply>(
  post: (intent: Intent, key: string) => Promise<CallResult<Reply>>,
  /** Of the press that sent `wish`: what was set beside it is not in its closure yet. */
  onDone: (reply: Reply, intent: Intent) => void,
) {
  const { t } = useLingui()
  const { newKey } = useBackOffice()
  const sentence = useCallSentence()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const sent = useRef<{ readonly intent: string; readonly key: string }>(undefined)

  const hintOf = (isOpen: boolean, isDone: boolean) => {
    if (isDone) return t`Nothing was done a second time.`
    return isOpen
      ? t`It may have arrived or not. Send it again: it counts once, whatever happens.`
      : t`Nothing was changed.`
  }

  const send = async (intent: Intent) => {
    const text = JSON.stringify(intent)
    const key = sent.current?.intent === text ? sent.current.key : newKey()
    sent.current = { intent: text, key }
    setBusy(true)
    setFault(undefined)
    const result = await post(intent, key)
    setBusy(false)
    if (result.kind === 'answer') return onDone(result.reply, intent)
    if (result.kind === 'unchanged') return
    // A refusal is final for its key: the same wish a moment later is a new one.
    const isOpen = mayHaveArrived(result)
    if (!isOpen) sent.current = undefined
    const hint = hintOf(isOpen, result.kind === 'done-before')
    setFault({ message: sentence(result), hint, isOpen })
  }
  return { busy, fault, send }
}
