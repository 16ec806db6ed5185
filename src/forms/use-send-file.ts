import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CallResult } from '../api/call-result.ts'
import { readFile } from '../api/read-file.ts'
import { useApp } from '../app/app-context.ts'
import { connection } from '../state/connection.ts'
import { openDialog } from '../state/dialogs.ts'
import { fieldSentences } from './field-sentences.ts'
import { useBusyWhile } from './use-busy-while.ts'
import type { MoneyFailure } from './use-money-form.ts'

/** A file on a slow line takes its time. */
const patienceMs = 90_000

interface Sending {
  readonly key: string
  readonly timeoutMs: number
}

/**
 * Sends a picture or a PDF. No queue and no store: it has no business on the device. The same file goes under the same
 * key, so that an answer lost on the way can simply be asked for again.
 */
export function useSendFile(
  transmit: (file: string, sending: Sending) => Promise<CallResult<unknown>>,
  onSent: () => Promise<unknown>,
  /** How many bytes the operator takes, and what to say of more: nothing is sent in vain. */
  most: { readonly bytes: number; readonly words: string },
) {
  const { t } = useLingui()
  const { newKey } = useApp()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<MoneyFailure>()
  const sent = useRef<{ file: string; key: string }>(undefined)
  /** What was sent last had no answer: it may have arrived. */
  const isLost = useRef(false)
  useBusyWhile(isSending)
  const fail = (message: string, hint?: string) => setFailure({ message, hint, fields: {} })
  const failLost = () => fail(t`No answer came.`, t`Send the same file again: it is never counted twice.`)

  const sendIt = async (picked: Blob) => {
    if (connection.quality === 'offline')
      return isLost.current
        ? failLost()
        : fail(t`You are offline: nothing was sent.`, t`Choose the file again when the network is back.`)
    const file = await readFile(picked)
    if (file === undefined || file === '') return fail(t`This file could not be read.`)
    // Base64 takes four letters for three bytes.
    if (file.length > Math.ceil(most.bytes / 3) * 4) return fail(most.words)
    if (sent.current?.file !== file) sent.current = { file, key: newKey() }
    const result = await transmit(file, { key: sent.current.key, timeoutMs: patienceMs })
    isLost.current = result.kind === 'no-answer' || result.kind === 'unreadable'
    switch (result.kind) {
      case 'answer':
      case 'done-before':
        sent.current = undefined
        await onSent()
        return
      case 'refused':
        return fail(Object.values(fieldSentences(result.refusal.errors))[0] ?? result.refusal.message)
      case 'unauthenticated':
        return openDialog('login', `${location.pathname}${location.search}`)
      case 'unchanged':
      case 'unreadable':
      case 'no-answer':
        return failLost()
    }
  }
  const send = async (picked: Blob) => {
    setIsSending(true)
    setFailure(undefined)
    try {
      await sendIt(picked)
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, failure }
}
