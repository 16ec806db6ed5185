import { subscribe } from 'valtio'
import type { ApiClient } from '../api/api-client.ts'
import { endBrowserSubscription } from '../pwa/push-subscription.ts'
import { readPushChoice, storePushChoice } from '../state/push-choice.ts'
import { session } from '../state/session.ts'

/** Each new session of a member who chose notifications on this device has them again. */
export function keepNotified(api: ApiClient, store: Storage) {
  let renewedFor: string | undefined
  const look = () => {
    const { now } = session
    if (now.status !== 'member') {
      renewedFor = undefined
      return
    }
    const choice = readPushChoice(store)
    if (choice.kind !== 'on' || choice.memberId !== now.memberId || renewedFor === now.memberId) return
    renewedFor = now.memberId
    import('../features/push/renew-push.ts')
      .then(({ renewPush }) => renewPush(api, choice, () => crypto.randomUUID()))
      // The chunk did not arrive: the next start tries again.
      .catch(() => undefined)
  }
  look()
  subscribe(session, look)
}

/** Signed out on this device: the browser itself forgets, though the server may not be reached. */
export function stopNotifying(store: Storage) {
  if (readPushChoice(store).kind === 'on') storePushChoice(store, { kind: 'none' })
  void endBrowserSubscription()
}
