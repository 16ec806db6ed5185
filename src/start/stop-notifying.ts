import { endBrowserSubscription } from '../pwa/end-browser-subscription.ts'
import { readPushChoice, storePushChoice } from '../state/push-choice.ts'

/** Signed out on this device: the browser itself forgets, though the server may not be reached. */
export function stopNotifying(store: Storage) {
  if (readPushChoice(store).kind !== 'declined') storePushChoice(store, { kind: 'none' })
  void endBrowserSubscription()
}
