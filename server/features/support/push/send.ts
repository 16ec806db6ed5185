import webPush from 'web-push'
import * as z from 'zod/mini'
import { defaultLanguage, languages } from '../../../../contract/language.ts'
import { readRetryAfter } from '../../../../contract/retry-after.ts'
import { type PushSubject, pushWords } from '../../../../locales/push-words.ts'
import type { Deps } from '../../../deps.ts'
import type { PushConfig } from '../../../platform/config/push-config.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { exchange, type HttpAnswer } from '../../../platform/http/http-exchange.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { isOpenSession } from '../../auth/service.ts'
import { refuseOffers } from '../../responsible-gambling/breaks/service.ts'
import { countUnread } from '../information/service.ts'
import { carriage, isPushService, pauseAfter } from './rules.ts'
import { subscriptionContext } from './service.ts'
import {
  deleteMessage,
  deleteSubscription,
  findSubscription,
  type MessageRow,
  postponeMessage,
  sweepSubscriptions,
  takeDueMessages,
} from './store.ts'

const leaseMs = 60_000
const timeoutMs = 10_000

const opened = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Sends every message that is due. What a push service does not take now is tried again, later each time, while it is worth reading. */
export async function sendDuePushes(deps: Deps, push: PushConfig): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const messages = await takeDueMessages(deps.db, now, new Date(now.getTime() + leaseMs))
    if (messages.length === 0) return
    // Side by side: one that waits for its time-out must not outlive the lease of those behind it.
    await Promise.all(messages.map(message => sendOne(deps, push, message)))
  }
}

/** One that breaks keeps none of the others waiting, and is tried again as long as one that nobody took. */
async function sendOne(deps: Deps, push: PushConfig, message: MessageRow): Promise<void> {
  try {
    await deliver(deps, push, message)
  } catch (error) {
    deps.log.warn({ message: message.id, reason: String(error) }, 'a notification could not be sent')
    await tryLater(deps, message, null)
  }
}

async function deliver(deps: Deps, push: PushConfig, message: MessageRow): Promise<void> {
  const { db, clock, log } = deps
  const device = { memberId: message.member_id, sessionId: message.session_id }
  const subscription = await findSubscription(db, device, isOpenSession(clock.now()))
  // Signed out, or chosen otherwise, since it was written; and nobody who may not be courted hears of an offer.
  const isWanted = subscription?.topics.includes(message.topic) === true && (await mayReceive(deps, message))
  if (subscription === undefined || !isWanted) return deleteMessage(db, message)
  const { sealed, lang, endpoint_hash: hash } = subscription
  const text: unknown = JSON.parse(deps.secrets.decrypt(sealed, subscriptionContext(device.memberId)))
  const target = z.parse(opened, text)
  if (!isPushService(target.endpoint, push.sandboxUrl)) return deleteSubscription(db, device, hash)
  const ttlMs = endOf(message) - clock.now().getTime()
  const answer = await hand(push, target, { ...message, ttlMs, payload: await compose(deps, message, lang) })
  const status = typeof answer === 'string' ? answer : answer.status
  const report = { message: message.id, topic: message.topic, attempts: message.attempts, status }
  switch (outcomeOf(answer)) {
    case 'sent':
      return deleteMessage(db, message)
    case 'gone':
      log.info(report, 'a device is not to be reached any more and was forgotten')
      await deleteSubscription(db, device, hash)
      return deleteMessage(db, message)
    case 'refused':
      // Our key or what we wrote is wrong: trying again changes nothing, and an operator wants to know.
      log.error(report, 'a push service refused a notification')
      return deleteMessage(db, message)
    case 'later':
      log.info(report, 'a notification was not taken')
      return tryLater(deps, message, typeof answer === 'string' ? null : answer.headers.get('retry-after'))
  }
}

const endOf = ({ created_at: at, topic }: MessageRow) => at.getTime() + carriage[topic].lastsMs

async function tryLater(
  { db, clock, log }: Deps,
  message: MessageRow,
  retryAfter: string | null,
): Promise<void> {
  const now = clock.now().getTime()
  const until = now + pauseAfter(message.attempts, readRetryAfter(retryAfter, now))
  if (until < endOf(message)) return postponeMessage(db, message, new Date(until))
  log.warn({ message: message.id, attempts: message.attempts }, 'a notification was given up')
  await deleteMessage(db, message)
}

/** docs/rules/responsible-gambling.md: no offer goes to who pauses, is excluded, or whom the operator protects. */
async function mayReceive(deps: Deps, { topic, member_id: memberId }: MessageRow): Promise<boolean> {
  if (topic !== 'offers') return true
  return (await transaction(deps.db, tx => refuseOffers(deps, tx, memberId))) === undefined
}

type Answer = HttpAnswer | 'timeout' | 'connection'

/** RFC 8030, sections 5 and 7.3; 404 and 410 mean the subscription is no more. */
function outcomeOf(answer: Answer): 'sent' | 'gone' | 'refused' | 'later' {
  if (typeof answer === 'string') return 'later'
  const { status } = answer
  if (status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** What a closed app shows: a sentence without amounts or names, where it leads to, and how much is unread. */
async function compose(deps: Deps, message: MessageRow, stored: string): Promise<string> {
  const language = languages.find(known => known === stored) ?? defaultLanguage
  const { topic, subject, link } = message
  if (!isSubject(subject)) throw new Error('A notification about nothing we know')
  const badge = await countUnread(deps.db, message.member_id)
  return JSON.stringify({ text: pushWords[language][subject], tag: subject, topic, path: link ?? '/', badge })
}

const isSubject = (text: string): text is PushSubject => text in pushWords.pt

/** Encrypted for that browser alone (RFC 8291), signed with our key (RFC 8292). */
async function hand(
  push: PushConfig,
  target: z.output<typeof opened>,
  { topic, subject, ttlMs, payload }: MessageRow & { readonly ttlMs: number; readonly payload: string },
): Promise<Answer> {
  const request = webPush.generateRequestDetails(target, payload, {
    vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
    TTL: Math.max(0, Math.floor(ttlMs / 1000)),
    urgency: carriage[topic].urgency,
    // What was not delivered yet is replaced by newer news of the same thing.
    topic: subject,
    contentEncoding: 'aes128gcm',
  })
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return exchange(fetch, {
    method: 'POST',
    url: target.endpoint,
    headers: Object.fromEntries(headers),
    body: new Uint8Array(request.body ?? []),
    timeoutMs,
  })
}

const everyMs = 5_000
const sweepEveryMs = 60 * 60_000

/** What works behind the notifications; nothing where the server has no key. */
export function startPushes(deps: Deps): Pick<Worker, 'stop'> {
  const { db, clock, log } = deps
  const { push } = deps.config
  if (push === undefined) return { stop: () => Promise.resolve() }
  const sender = startWorker({ name: 'notifications', everyMs, log, run: () => sendDuePushes(deps, push) })
  const run = () => sweepSubscriptions(db, isOpenSession(clock.now()))
  const upkeep = startWorker({ name: 'devices of ended sessions', everyMs: sweepEveryMs, log, run })
  return {
    stop: async () => {
      await sender.stop()
      await upkeep.stop()
    },
  }
}
