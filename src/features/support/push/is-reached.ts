import { addressOf, readBrowserSubscription } from '../../../pwa/push-subscription.ts'
import { readPushChoice } from '../../../state/device/push-choice.ts'

/** Whether a message would arrive here now: the browser is subscribed, at the address that was last sent to the server. */
export async function isReached(): Promise<boolean> {
  const subscription = await readBrowserSubscription()
  if (subscription === undefined) return false
  const choice = readPushChoice(localStorage)
  return choice.kind !== 'on' || choice.reported === undefined || choice.reported === addressOf(subscription)
}
