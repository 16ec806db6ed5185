import type { Deps } from '../../../deps.ts'
import type { PixConfig } from '../../../platform/config/money-config.ts'
import { createHttpProvider } from './http-provider.ts'
import {
  finishNotice,
  insertNotice,
  type NoticeKind,
  retryNotice,
  sweepNotices,
  takeNotices,
} from './inbox-store.ts'
import type * as port from './port.ts'
import { createTlsFetch } from './tls-fetch.ts'
import { isByAddress, isSigned, secretPath, subjectsOf } from './webhook-rules.ts'

export type PaymentProvider = port.PaymentProvider
export type Payment = port.Payment
export type Infraction = port.Infraction
export type Payout = port.Payout
export type Destination = port.Destination

/** What features that move money get: everything, and the provider. */
export interface MoneyDeps extends Deps {
  /** `undefined`: this server takes no deposits and pays nothing out. */
  readonly provider: PaymentProvider | undefined
}

/** The payment provider of the configuration, over its own certificate where one is set; `undefined`: none is configured. */
export function openProvider(deps: Deps): PaymentProvider | undefined {
  const { pix } = deps.config
  if (pix === undefined) return undefined
  const call = pix.tls === undefined ? fetch : createTlsFetch(pix.tls)
  return createHttpProvider(pix, { fetch: call, nowMs: () => deps.clock.now().getTime() })
}

/** Tells the provider where to send its notices. Whether it took it. */
export async function registerWebhook(
  provider: PaymentProvider,
  { webhookUrl, webhookProof, webhookSecret }: PixConfig,
): Promise<boolean> {
  const secret = webhookProof === 'address' ? `/${secretPath(webhookSecret)}` : ''
  const reply = await provider.putWebhook(`${webhookUrl}${secret}`)
  return reply.outcome === 'ok'
}

export interface RawNotice {
  readonly kind: NoticeKind
  /** The secret part of the address, which only the provider has. */
  readonly path: string | undefined
  readonly timestamp: string
  readonly signature: string
  readonly body: Buffer
}

/** Keeps a notice of the provider for the worker. `forged`: nothing was kept. The same notice again changes nothing. */
export async function receiveNotice(deps: Deps, raw: RawNotice): Promise<'kept' | 'forged' | 'malformed'> {
  const { pix } = deps.config
  const now = deps.clock.now()
  if (pix === undefined || !isOfProvider(pix, raw, now)) return 'forged'
  const subjects = subjectsOf(raw.kind, raw.body)
  if (subjects === undefined) return 'malformed'
  const proof = raw.path === undefined ? `${raw.timestamp}.${raw.signature}` : raw.body.toString('base64')
  const digest = deps.secrets.sign('webhook-notice', `${raw.kind}.${proof}`)
  await insertNotice(deps.db, { id: deps.ids(), kind: raw.kind, subjects, digest, at: now })
  return 'kept'
}

function isOfProvider({ webhookProof, webhookSecret }: PixConfig, raw: RawNotice, now: Date): boolean {
  if (webhookProof === 'address') return raw.path !== undefined && isByAddress(raw.path, webhookSecret)
  return raw.path === undefined && isSigned(raw, webhookSecret, now.getTime())
}

/**
 * Keeps what we found out ourselves and could not settle, to be asked about like what a notice names; once for each `about`, of which
 * one subject may have several.
 */
export async function keepAsNotice(
  deps: Deps,
  kind: NoticeKind,
  subject: string,
  about = subject,
): Promise<void> {
  const digest = deps.secrets.sign('found-by-ourselves', `${kind}.${about}`)
  await insertNotice(deps.db, { id: deps.ids(), kind, subjects: [subject], digest, at: deps.clock.now() })
}

/** Does what a notice is about; `false`: not yet, come again. Asks the provider itself, believes no notice. */
export type Settle = (subject: string) => Promise<boolean>

const batch = 50
const leaseMs = 60_000
const keptMs = 7 * 24 * 3_600_000
/** After so many tries (about three days) the sweep of the provider's own list is left to find it. */
const mostTries = 80

/** Ever more seldom, up to once an hour. */
const retryMs = (tries: number) => Math.min(1_000 * 2 ** tries, 3_600_000)

/** A failure of one subject does not stop the others: it is logged and tried again later. */
function alone({ log }: Pick<Deps, 'log'>, settle: Settle): Settle {
  return async subject => {
    try {
      return await settle(subject)
    } catch (error) {
      log.warn({ message: String(error) }, 'what a notice names could not be settled; it is tried again')
      return false
    }
  }
}

/** Works off what the webhook kept. */
export async function workInbox(deps: Deps, settle: Readonly<Record<NoticeKind, Settle>>): Promise<void> {
  const { db, clock } = deps
  const from = clock.now()
  const until = new Date(from.getTime() + leaseMs)
  for (const notice of await takeNotices(db, { now: from, until, limit: batch })) {
    const settleOne = alone(deps, settle[notice.kind])
    const settled = await Promise.all(notice.subjects.map(settleOne))
    if (settled.every(Boolean) || notice.tries >= mostTries) await finishNotice(db, notice.id, clock.now())
    else await retryNotice(db, notice.id, new Date(clock.now().getTime() + retryMs(notice.tries)))
  }
  await sweepNotices(db, new Date(from.getTime() - keptMs))
}
