import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { exact, sealedMember } from '../fields.ts'

/** Topics of notifications that a member chooses for a device; `offers` is advertising, off until the member turns it on. */
export const pushTopics = ['money', 'security', 'support', 'offers'] as const
export type PushTopic = (typeof pushTopics)[number]

const topics = z.array(z.enum(pushTopics)).check(
  z.minLength(1, 'required'),
  z.maxLength(pushTopics.length),
  z.refine(list => new Set(list).size === list.length, 'invalid'),
)

/** Bytes as base64url without padding, as browsers write a subscription's keys. */
const bytes = (length: number) => {
  const letters = Math.ceil((length * 4) / 3)
  return exact(2000).check(z.regex(new RegExp(`^[\\w-]{${letters}}$`), 'invalid'))
}

const reply = z.object({
  data: z.object({
    /** The server's own key, which a browser subscribes with; null: this site sends no push notifications. */
    public_key: z.nullable(z.string()),
    /** The topics of this device; null: it is not subscribed. */
    topics: z.nullable(z.array(z.enum(pushTopics))),
    /** False: whatever was chosen, no offer is sent now (a pause, an exclusion, offers closed for the member's protection). */
    offers_open: z.boolean(),
  }),
})
export type PushState = z.output<typeof reply>['data']

/** The topics of which this session's device is notified while the app is closed. */
export const pushState = defineEndpoint('GET /api/push', {
  access: 'real_member',
  offline: 'keep',
  reply,
})

/**
 * Subscribes this session's device to these topics, in place of those chosen before. The subscription ends with the session.
 * A browser belongs to the session that subscribed it last. Refuses push_unavailable, push_service_unknown.
 */
export const subscribePush = defineEndpoint('POST /api/push/subscribe', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    endpoint: exact(2000).check(z.minLength(1, 'required')),
    /** RFC 8291: the browser's public key on P-256, and its secret. */
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    topics,
    member_id: sealedMember,
  }),
  reply,
})

/** Unsubscribes this session's device. Idempotent. */
export const unsubscribePush = defineEndpoint('POST /api/push/unsubscribe', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  reply,
})
