import type * as z from 'zod/mini'
import { type PushState, subscribePush, unsubscribePush } from '../../../../contract/support/push.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { isOpenSession } from '../../auth/service.ts'
import { refuseOffers } from '../../responsible-gambling/breaks/service.ts'
import { isPublicKey, isPushService } from './rules.ts'
import { type Device, deleteSubscription, findSubscription, writeSubscription } from './store.ts'

type Answer = { data: PushState }

/** The public key (RFC 8292), the topics that this device is sent, and whether offers are open to the member. */
export function readPushState(deps: Deps, device: Device): Promise<Answer> {
  return transaction(deps.db, tx => answerOf(deps, tx, device))
}

async function answerOf(deps: Deps, tx: Tx, device: Device): Promise<Answer> {
  const subscription = await findSubscription(tx, device, isOpenSession(deps.clock.now()))
  return {
    data: {
      public_key: deps.config.push?.publicKey ?? null,
      topics: subscription === undefined ? null : [...subscription.topics],
      offers_open: (await refuseOffers(deps, tx, device.memberId)) === undefined,
    },
  }
}

interface Asked<Body> {
  readonly device: Device
  readonly key: string | undefined
  readonly body: Body
}

/** Bound to the member: bytes moved to another row no longer open. */
export const subscriptionContext = (memberId: string) => `push:${memberId}`

/** Keeps a browser’s subscription, its address sealed. Refuses push_unavailable and push_service_unknown. */
export function subscribe(
  deps: Deps,
  { device, key, body }: Asked<z.output<typeof subscribePush.body>>,
): Promise<Answer | Refused> {
  const { memberId } = device
  return runOnce(deps, { endpoint: subscribePush, memberId, key, body }, async tx => {
    const { push } = deps.config
    if (push === undefined) return refuse('push_unavailable')
    const { endpoint, keys, topics } = body
    if (!isPushService(endpoint, push.sandboxUrl)) return refuse('push_service_unknown')
    if (!isPublicKey(keys.p256dh)) return refuseFields({ 'keys.p256dh': ['invalid'] })
    await writeSubscription(tx, device, {
      hash: deps.secrets.blindIndex('push-endpoint', endpoint),
      sealed: deps.secrets.encrypt(JSON.stringify({ endpoint, keys }), subscriptionContext(memberId)),
      topics,
      at: deps.clock.now(),
    })
    return answerOf(deps, tx, device)
  })
}

/** This device is sent nothing any more. */
export function unsubscribe(
  deps: Deps,
  { device, key, body }: Asked<z.output<typeof unsubscribePush.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: unsubscribePush, memberId: device.memberId, key, body }, async tx => {
    await deleteSubscription(tx, device)
    return answerOf(deps, tx, device)
  })
}
