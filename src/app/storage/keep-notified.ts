import { subscribe } from 'valtio'
import type { ApiClient } from '../../api/api-client.ts'
import type { renewPush as RenewPush } from '../../features/support/push/renew-push.ts'
import { whenAnsweredAgain } from '../../state/connection.ts'
import { readPushChoice } from '../../state/device/push-choice.ts'
import { asRecord } from '../../state/member/as-record.ts'
import { session } from '../../state/member/session.ts'

type Parts = {
  api: ApiClient
  store: Storage
  newKey: () => string
  /** What the server knows of this device is no longer what was read of it. */
  onNotified: () => void
  /** Who tells that the browser has changed its subscription; missing where a browser has no workers. */
  worker: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Each session of a member who chose notifications on this device has them, wherever the browser takes them by now. */
export function keepNotified({ api, store, newKey, onNotified, worker }: Parts): () => void {
  /** Under way, or done. */
  let renewal: { memberId: string } | undefined
  const renew = async (choice: Parameters<typeof RenewPush>[1]) => {
    const part = await import('../../features/support/push/renew-push.ts').catch(() => undefined)
    return part?.renewPush(api, choice, newKey) ?? 'left'
  }
  const look = () => {
    const { now } = session
    if (now.status !== 'member') {
      renewal = undefined
      return
    }
    const { memberId } = now
    const choice = readPushChoice(store)
    if (!('memberId' in choice) || choice.memberId !== memberId || renewal?.memberId === memberId) return
    const mine = { memberId }
    renewal = mine
    void renew(choice).then(outcome => {
      if (outcome === 'told') onNotified()
      if (outcome === 'left' && renewal === mine) renewal = undefined
    })
  }
  const onEvent = (event: Event) => {
    if (!(event instanceof MessageEvent) || asRecord(event.data)?.type !== 'PUSH_CHANGED') return
    renewal = undefined
    look()
  }
  worker?.addEventListener('message', onEvent)
  const stops = [subscribe(session, look), whenAnsweredAgain(look)]
  look()
  return () => {
    worker?.removeEventListener('message', onEvent)
    for (const stop of stops) stop()
  }
}
