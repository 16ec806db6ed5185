import { pushState, pushTopics } from '../../../../contract/support/push.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { endBrowserSubscription } from '../../../pwa/end-browser-subscription.ts'
import { addressOf, subscribeBrowser } from '../../../pwa/push-subscription.ts'
import { type PushChoice, readPushChoice, storePushChoice } from '../../../state/device/push-choice.ts'
import { notifyServer } from './send-choice.ts'
import { turnOff } from './turn-off.ts'

type Calls = Pick<ApiClient, 'call'>
type Chosen = Extract<PushChoice, { kind: 'on' }>
/** `left`: something is still to be sent to the server, and a later try may succeed. */
export type Renewal = 'told' | 'nothing-to-tell' | 'left'

/**
 * The end of a session ends the notifications of its device; a browser sometimes changes or drops its subscription, and few report
 * it (subscribe-again.ts). A member who chose notifications on this device, and did not turn them off, keeps them: the server is
 * sent the push address whenever it differs from the last one sent. A turning-off that it has not received is sent again.
 */
export async function renewPush(
  api: Calls,
  choice: Extract<PushChoice, { memberId: string }>,
  newKey: () => string,
): Promise<Renewal> {
  if (choice.kind === 'on') return renewChosen(api, choice, newKey)
  const outcome = await turnOff(api, choice.memberId, newKey())
  return outcome.kind === 'off' && outcome.isShown ? 'told' : 'left'
}

async function renewChosen(api: Calls, choice: Chosen, newKey: () => string): Promise<Renewal> {
  // Only a press may ask again; the settings say that nothing arrives.
  if (!('Notification' in window) || Notification.permission !== 'granted') return 'nothing-to-tell'
  const { memberId } = choice
  const result = await api.call(pushState, { member: memberId })
  if (result.kind !== 'answer') return 'left'
  const { public_key: publicKey, topics: reported } = result.reply.data
  // The server's word is the newer one: the answer to a change of topics may have been lost.
  const topics = reported ?? pushTopics.filter(topic => choice.topics.includes(topic))
  if (publicKey === null || topics.length === 0 || !isStill(choice)) return 'nothing-to-tell'
  const outcome = await subscribeBrowser(publicKey)
  if (outcome.kind !== 'subscribed') return 'left'
  const { subscription } = outcome
  if (reported !== null && choice.reported === addressOf(subscription)) return 'nothing-to-tell'
  const answer = await notifyServer(api, { memberId, topics, key: newKey() }, subscription)
  if (!isStill(choice)) {
    // Turned off, or signed out, while this was under way.
    if (readPushChoice(localStorage).kind !== 'on') await endBrowserSubscription()
    return 'nothing-to-tell'
  }
  if (answer.kind !== 'told') return 'left'
  storePushChoice(localStorage, answer.choice)
  return 'told'
}

/** The member has not chosen otherwise meanwhile. */
function isStill({ memberId, topics }: Chosen): boolean {
  const now = readPushChoice(localStorage)
  return now.kind === 'on' && now.memberId === memberId && now.topics.join() === topics.join()
}
