import * as z from 'zod/mini'
import { createPeople } from '../../../sandbox/people/create-people.ts'
import { findFreePort } from '../../../scripts/run/free-port.ts'
import { request } from '../http-request.ts'

const registryKey = 'the-key-of-the-registry'
const identityKey = 'the-key-of-the-identities'
const smsAccount = `AC${'0'.repeat(32)}`
const smsToken = 'the-token-of-the-messages'
const controlToken = 'the-token-of-the-controls'

/** The sandbox's registry of the impeded and identity checks, in this process, reached over HTTP only. */
export async function startPeople(clock: () => number = Date.now) {
  const port = await findFreePort('127.0.0.1')
  const settings = { host: '127.0.0.1', port, registryKey, identityKey, smsToken, controlToken, settleMs: 0 }
  const people = createPeople({ settings, clock })
  const url = await people.listen()
  const control = (path: string, body?: unknown) =>
    request(`${url}/control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      bearer: controlToken,
      body,
    })
  return {
    url,
    control,
    /** The server's settings for this sandbox. */
    environment: {
      REGISTRY_URL: url,
      REGISTRY_KEY: registryKey,
      REGISTRY_TIMEOUT_MS: '400',
      IDENTITY_URL: url,
      IDENTITY_KEY: identityKey,
      IDENTITY_TIMEOUT_MS: '400',
      PUSH_SANDBOX_URL: url,
      VAPID_PRIVATE_KEY: '11'.repeat(32),
    },
    /** The server's settings for its provider of text messages. */
    smsEnvironment: {
      SMS_URL: url,
      SMS_ACCOUNT: smsAccount,
      SMS_TOKEN: smsToken,
      SMS_FROM: '+5511900000000',
    },
    /** `null`: the registry names them no more. */
    name: (cpf: string, reason: 'SELF_EXCLUSION' | 'SOCIAL_BENEFIT' | 'OTHER' | null) =>
      control('/registry', { cpf, reason }),
    /** How the next check of that CPF ends. */
    decide: (cpf: string, result: 'APPROVED' | 'REJECTED', reason?: string, after_ms = 0) =>
      control('/identity', { cpf, result, reason, after_ms }),
    /** The next check of that CPF is in order, and shows the face of these checks. */
    seeFace: (cpf: string, same_face: readonly string[]) =>
      control('/identity', { cpf, result: 'APPROVED', same_face }),
    faults: (...next: readonly object[]) => control('/faults', { next }),
    /** What each question so far carried, oldest first: names of fields, never their values. */
    questions: async (path: string) => {
      const { body } = await control('/questions')
      return listed.parse(body).questions.filter(one => one.path === path)
    },
    /** A browser that lets itself be subscribed. */
    browser: async () => z.parse(subscription, (await control('/push/subscriptions', {})).body),
    /** That browser ended its subscription. */
    endBrowser: (endpoint: string) => control('/push/end', { id: endpoint.split('/').at(-1) }),
    /** What arrived at a browser, oldest first, as it reads it. */
    pushed: async (endpoint: string) => {
      const { body } = await control('/push/delivered')
      return z.parse(pushes, body).delivered.filter(one => endpoint.endsWith(`/${one.to}`))
    },
    close: () => people.close(),
  }
}

const listed = z.object({
  questions: z.array(z.object({ path: z.string(), fields: z.array(z.string()) })),
})

const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})
const pushes = z.object({
  delivered: z.array(
    z.object({
      to: z.string(),
      ttl: z.optional(z.string()),
      urgency: z.optional(z.string()),
      topic: z.optional(z.string()),
      text: z.string(),
    }),
  ),
})
