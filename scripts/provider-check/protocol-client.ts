import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

/** How a signed request reaches the server: `fetch` for the command, the server itself in its tests. */
export type Post = (call: {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}) => Promise<{ readonly status: number; readonly text: string }>

export interface Key {
  readonly keyId: string
  readonly secret: string
}

/** What an answer of the protocol may hold; more than that is let through. */
const answer = z.looseObject({
  status: z.enum(['OK', 'ERROR']),
  error: z.optional(z.string()),
  balance: z.optional(z.int()),
  currency: z.optional(z.string()),
  session: z.optional(z.string()),
  min_bet: z.optional(z.int()),
  max_bet: z.optional(z.int()),
  transaction_id: z.optional(z.string()),
})
export type Answer = z.output<typeof answer> & { readonly http: number }

/** What may be done to a call after it was signed, to see it refused. */
export interface Forgery {
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly body?: string
  /** Seconds that the provider's clock is off. */
  readonly clockOff?: number
}

export type Call = (name: string, body: unknown, forgery?: Forgery) => Promise<Answer>

/** A provider's side of docs/reference/provider-protocol.md, written from that page alone: nothing of the server's is used. */
export function createProtocolClient(post: Post, { keyId, secret }: Key, now: () => number): Call {
  return async (name, content, forgery = {}) => {
    const path = `/provider/v1/${name}`
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    const timestamp = String(Math.floor(now() / 1000) + (forgery.clockOff ?? 0))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-provider-key': keyId,
      'x-timestamp': timestamp,
      'x-signature': signature,
      ...forgery.headers,
    }
    const { status, text } = await post({ path: forgery.path ?? path, headers, body: forgery.body ?? body })
    return { ...answer.parse(JSON.parse(text)), http: status }
  }
}
