import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { rechargeProof } from '../../../contract/order-calls.ts'
import { useApp } from '../../app-context.ts'
import { fieldSentences } from '../../forms/field-sentences.ts'
import type { MoneyFailure } from '../../forms/use-money-form.ts'
import { connection } from '../../state/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import { readProof } from './read-proof.ts'

/** A file on a slow line takes its time. */
const patienceMs = 90_000

/**
 * Sends a proof. No queue and no store: a bank receipt has no business on the device. The same file goes under the same
 * key, so that an answer lost on the way can simply be asked for again.
 */
export function useSendProof(orderId: string) {
  const { t } = useLingui()
  const { api, sync, newKey, busy } = useApp()
  const { quality } = useSnapshot(connection)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<MoneyFailure>()
  const sent = useRef<{ file: string; key: string }>(undefined)
  useEffect(() => (isSending ? busy.hold() : undefined), [isSending, busy])
  const fail = (message: string, hint?: string) => setFailure({ message, hint, fields: {} })

  const transmit = async (picked: Blob) => {
    if (quality === 'offline')
      return fail(t`You are offline: nothing was sent.`, t`Choose the file again when the network is back.`)
    const file = await readProof(picked)
    if (file === undefined) return fail(t`This file could not be read.`)
    if (sent.current?.file !== file) sent.current = { file, key: newKey() }
    const { key } = sent.current
    const result = await api.call(rechargeProof, {
      body: { order_id: orderId, file },
      key,
      timeoutMs: patienceMs,
    })
    switch (result.kind) {
      case 'answer':
        showToast({ tone: 'leaf', text: t`Proof received` })
        await sync.pull('recharges', { force: true })
        return
      case 'refused':
        return fail(Object.values(fieldSentences(result.refusal.errors))[0] ?? result.refusal.message)
      case 'unauthenticated':
        return openDialog('login', `${location.pathname}${location.search}`)
      case 'unchanged':
      case 'unreadable':
      case 'no-answer':
        return fail(t`No answer came.`, t`Send the same file again: it is never counted twice.`)
    }
  }
  const send = async (picked: Blob) => {
    setIsSending(true)
    setFailure(undefined)
    try {
      await transmit(picked)
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, failure }
}
