import { createECDH } from 'node:crypto'
import * as z from 'zod/mini'

export interface PushConfig {
  /** RFC 8292: who sends, as uncompressed point and scalar on P-256, base64url. */
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service asks when something is wrong with what we send: `mailto:` or `https:`. */
  readonly subject: string
  /** Base of the sandbox's push service, in a demo. */
  readonly sandboxUrl: string | undefined
}

const isSubject = (text: string) => URL.canParse(text) && /^(mailto|https):$/.test(new URL(text).protocol)
const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Its point; `undefined` for what is no scalar of the curve. */
function pairOf(privateKey: string): Pick<PushConfig, 'publicKey' | 'privateKey'> | undefined {
  const scalar = Buffer.from(privateKey, privateKey.length === 64 ? 'hex' : 'base64url')
  if (scalar.length !== 32) return undefined
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(scalar)
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  } catch {
    return undefined
  }
}

export const pushVariables = {
  VAPID_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => pairOf(text) !== undefined,
          'must be a private key on P-256: 32 bytes as hex or base64url',
        ),
      ),
  ),
  VAPID_SUBJECT: z.optional(z.string().check(z.refine(isSubject, 'must start with mailto: or https:'))),
  PUSH_SANDBOX_URL: z.optional(z.string().check(z.refine(isWeb, 'must be a URL'))),
}
const environment = z.object(pushVariables)
type PushEnvironment = z.output<typeof environment>

export function mistakesOfPush(env: PushEnvironment, mode: 'demo' | 'production'): string[] {
  if (mode === 'demo') return []
  const mistakes: string[] = []
  if (env.VAPID_PRIVATE_KEY !== undefined && env.VAPID_SUBJECT === undefined)
    mistakes.push('VAPID_SUBJECT must be set beside VAPID_PRIVATE_KEY: whom push services write to')
  if (env.PUSH_SANDBOX_URL !== undefined) mistakes.push('PUSH_SANDBOX_URL is refused in production')
  return mistakes
}

/** `undefined`: push is off; no device is notified while the app is closed. */
export function toPush(env: PushEnvironment): PushConfig | undefined {
  const pair = env.VAPID_PRIVATE_KEY === undefined ? undefined : pairOf(env.VAPID_PRIVATE_KEY)
  if (pair === undefined) return undefined
  const subject = env.VAPID_SUBJECT ?? 'mailto:demo@arara.example'
  return { ...pair, subject, sandboxUrl: env.PUSH_SANDBOX_URL?.replace(/\/$/, '') }
}
