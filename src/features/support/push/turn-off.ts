import { unsubscribePush } from '../../../../contract/support/push.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { endBrowserSubscription } from '../../../pwa/end-browser-subscription.ts'
import { readPushChoice, storePushChoice } from '../../../state/device/push-choice.ts'
import { type CallFailure, failureOf } from './send-choice.ts'

/** `isTold: false`: the browser takes nothing any more, and the server hears of it at a later start (renew-push.ts). */
export type OffOutcome = { kind: 'off'; isShown: boolean } | CallFailure

/** What the browser takes is what counts: turned off there, nothing arrives, with a network or without one. */
export async function turnOff(
  api: Pick<ApiClient, 'call'>,
  memberId: string,
  key: string,
): Promise<OffOutcome> {
  storePushChoice(localStorage, { kind: 'off', memberId })
  const isEnded = await endBrowserSubscription()
  const result = await api.call(unsubscribePush, { key, member: memberId })
  const isShown = result.kind === 'answer'
  // Turned on again while this was under way: that is the newer word.
  if (isShown && readPushChoice(localStorage).kind === 'off') storePushChoice(localStorage, { kind: 'none' })
  return isShown || isEnded ? { kind: 'off', isShown } : failureOf(result)
}
