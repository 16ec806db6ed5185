import { type PushTopic, subscribePush } from '../../../../contract/support/push.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import type { FailedCall } from '../../../api/call-result.ts'
import {
  addressOf,
  type BrowserSubscription,
  type SubscribeOutcome,
  subscribeBrowser,
} from '../../../pwa/push-subscription.ts'
import { type PushChoice, storePushChoice } from '../../../state/device/push-choice.ts'

export type CallFailure =
  /** A sentence of the server. */
  { kind: 'refused'; message: string } | { kind: 'offline' } | { kind: 'no-answer' }

export type ChoiceOutcome = { kind: 'on' } | Exclude<SubscribeOutcome, { kind: 'subscribed' }> | CallFailure

type Calls = Pick<ApiClient, 'call'>

interface Choice {
  readonly memberId: string
  readonly topics: readonly PushTopic[]
  readonly key: string
}

/** Subscribes this browser and tells the server what to send it. The choice is kept, so that a later session has it too. */
export async function sendChoice(
  api: Calls,
  choice: Choice & { readonly publicKey: string },
): Promise<ChoiceOutcome> {
  const outcome = await subscribeBrowser(choice.publicKey)
  if (outcome.kind !== 'subscribed') return outcome
  const reported = await notifyServer(api, choice, outcome.subscription)
  if (reported.kind !== 'told') return reported
  storePushChoice(localStorage, reported.choice)
  return { kind: 'on' }
}

/** The choice as it is to be kept, once the server has it. */
export async function notifyServer(
  api: Calls,
  { memberId, topics, key }: Choice,
  subscription: BrowserSubscription,
): Promise<{ kind: 'told'; choice: PushChoice } | CallFailure> {
  const result = await api.call(subscribePush, {
    body: { ...subscription, topics: [...topics] },
    key,
    member: memberId,
  })
  if (result.kind !== 'answer') return failureOf(result)
  return { kind: 'told', choice: { kind: 'on', memberId, topics, reported: addressOf(subscription) } }
}

export function failureOf(result: FailedCall | { kind: 'unchanged' }): CallFailure {
  if (result.kind === 'refused') return { kind: 'refused', message: result.refusal.message }
  const isOffline = result.kind === 'no-answer' && result.cause === 'offline'
  return { kind: isOffline ? 'offline' : 'no-answer' }
}
