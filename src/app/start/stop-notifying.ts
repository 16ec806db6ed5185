import { endBrowserSubscription } from '../../pwa/end-browser-subscription.ts'
import { readPushChoice, storePushChoice } from '../../state/device/push-choice.ts'

/**
 * Signed out on this device: the browser itself forgets, though the server may not be reached. What another member than the one who
 * left has chosen meanwhile stays theirs.
 */
export function stopNotifying(store: Storage, leaver: string | undefined) {
  const choice = readPushChoice(store)
  if (leaver !== undefined && 'memberId' in choice && choice.memberId !== leaver) return
  if (choice.kind !== 'declined') storePushChoice(store, { kind: 'none' })
  void endBrowserSubscription()
}
