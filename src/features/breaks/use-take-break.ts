import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { takeBreak } from '../../../contract/breaks.ts'
import { useApp } from '../../app-context.ts'
import { useQueuedForm } from '../../forms/use-queued-form.ts'
import { type BreakWish, breakWrite } from './break-write.ts'

/** Into the queue, online or not; where the device keeps nothing, straight to the house. */
export function useTakeBreak(onTaken: () => void) {
  const { t } = useLingui()
  const { api, sync, newKey } = useApp()
  const { submit, isBusy, failure } = useQueuedForm('/responsible-gaming')
  // Pressed again, it is the same wish.
  const [id] = useState(newKey)
  const sendNow = async (wish: BreakWish) => {
    const result = await api.send(takeBreak, { body: wish, key: id })
    if (result.kind === 'answer') {
      void sync.pull('breaks', { force: true })
      return undefined
    }
    const message =
      result.kind === 'refused' ? result.refusal.message : t`It did not arrive. Please try again.`
    return { message, fields: {} }
  }
  const take = async (
    chosen: { term: Exclude<BreakWish['term'], 'date'> } | { term: 'date'; until: string },
  ) => {
    const wish = { id, ...chosen }
    const isKept = await submit({
      enqueue: engine => engine.enqueue(breakWrite, wish),
      notStored: () => sendNow(wish),
    })
    if (isKept) onTaken()
  }
  return { take, isSending: isBusy, failure }
}
