import { type PushTopic, subscribePush } from '../../../contract/push.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { type SubscribeOutcome, subscribeBrowser } from '../../pwa/push-subscription.ts'
import { storePushChoice } from '../../state/push-choice.ts'

export type ChoiceOutcome =
  | { kind: 'on' }
  | Exclude<SubscribeOutcome, { kind: 'subscribed' }>
  /** A sentence of the server. */
  | { kind: 'refused'; message: string }
  | { kind: 'offline' }
  | { kind: 'no-answer' }

interface Choice {
  readonly memberId: string
  readonly publicKey: string
  readonly topics: readonly PushTopic[]
  readonly key: string
}

/** Subscribes this browser and tells the server what to send it. The choice is kept, so that a later session has it too. */
export async function sendChoice(
  api: Pick<ApiClient, 'call'>,
  { memberId, publicKey, topics, key }: Choice,
): Promise<ChoiceOutcome> {
  const outcome = await subscribeBrowser(publicKey)
  if (outcome.kind !== 'subscribed') return outcome
  const result = await api.call(subscribePush, {
    body: { ...outcome.subscription, topics: [...topics] },
    key,
  })
  if (result.kind === 'answer') {
    storePushChoice(localStorage, { kind: 'on', memberId, topics })
    return { kind: 'on' }
  }
  if (result.kind === 'refused') return { kind: 'refused', message: result.refusal.message }
  const isOffline = result.kind === 'no-answer' && result.cause === 'offline'
  return { kind: isOffline ? 'offline' : 'no-answer' }
}
