/// <reference lib="webworker" />

type Changed = Partial<Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>>
type Around = {
  registration: { pushManager: Pick<PushManager, 'subscribe'> }
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly Pick<WindowClient, 'postMessage'>[]>
  }
}

/**
 * The browser has changed or dropped its subscription unasked. It is made again where the browser has not done so and permits it;
 * open tabs tell the server at once, and where there is none the next start does, which compares (renew-push.ts). Not the worker: it
 * has no session (src/sync/README.md), and a call that took a new address on the word of who knows the old one would be a way to
 * lead a member's messages elsewhere. The price is that between such a change and the next start nothing arrives.
 *
 * So this only shortens that time for an open tab. Nobody may rely on the event: MDN counts it as of limited availability (November
 * 2026); Firefox tells it on computers (from 137 on with both subscriptions, before with neither), Chrome knows it from 138 on.
 */
export async function subscribeAgain(
  { registration, clients }: Around,
  { oldSubscription, newSubscription }: Changed,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  if (!newSubscription && key) {
    // Notifications are not allowed any more, or the push service is out of reach: the next start looks again.
    await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined)
  }
  for (const tab of await clients.matchAll({ type: 'window' })) tab.postMessage({ type: 'PUSH_CHANGED' })
}
