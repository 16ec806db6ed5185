import { pushState, pushTopics } from '../../../contract/push.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { PushChoice } from '../../state/push-choice.ts'
import { sendChoice } from './send-choice.ts'

/**
 * A session ends, and with it what its device is told; a browser changes its address now and then. Whoever chose
 * notifications on this device, and did not turn them off, has them in the next session too.
 */
export async function renewPush(
  api: Pick<ApiClient, 'call'>,
  choice: Extract<PushChoice, { kind: 'on' }>,
  newKey: () => string,
): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const result = await api.call(pushState, {})
  if (result.kind !== 'answer') return
  const { public_key: publicKey, topics: told } = result.reply.data
  if (publicKey === null || told !== null) return
  const topics = pushTopics.filter(topic => choice.topics.includes(topic))
  if (topics.length > 0)
    await sendChoice(api, { memberId: choice.memberId, publicKey, topics, key: newKey() })
}
