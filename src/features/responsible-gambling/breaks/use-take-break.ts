import { useRef } from 'react'
import { takeBreak } from '../../../../contract/responsible-gambling/breaks.ts'
import { useApp } from '../../../app/app-context.ts'
import { useCallError } from '../../../forms/use-call-error.ts'
import { useQueuedForm } from '../../../forms/use-queued-form.ts'
import { type BreakIntent, breakWrite } from './break-write.ts'

/** Into the queue, online or not; where the device keeps nothing, straight to the server. */
export function useTakeBreak(onTaken: () => void) {
  const wordsOf = useCallError()
  const { api, sync, newKey } = useApp()
  const { submit, isBusy, failure } = useQueuedForm('/responsible-gaming')
  // Pressed again, it is the same wish; another one is not sent under its name.
  const last = useRef<{ readonly text: string; readonly id: string }>(undefined)
  const idOf = (text: string) => {
    if (last.current?.text !== text) last.current = { text, id: newKey() }
    return last.current.id
  }
  const sendNow = async (intent: BreakIntent) => {
    const result = await api.send(takeBreak, { body: intent, key: intent.id })
    if (result.kind === 'answer') void sync.pull('breaks', { force: true })
    return wordsOf(result)
  }
  const take = async (
    chosen: { term: Exclude<BreakIntent['term'], 'date'> } | { term: 'date'; until: string },
  ) => {
    const intent = { id: idOf(JSON.stringify(chosen)), ...chosen }
    const isKept = await submit({
      enqueue: engine => engine.enqueue(breakWrite, intent),
      notStored: () => sendNow(intent),
    })
    if (isKept) onTaken()
  }
  return { take, isSending: isBusy, failure }
}
