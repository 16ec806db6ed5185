import * as z from 'zod/mini'
import type { SmsConfig } from '../config/mail-config.ts'

const waitMs = 10_000

/** Text messages by Twilio's Messages resource (API version 2010-04-01), or a provider that speaks the same. */
export interface TextMessages {
  /** Throws when the provider did not take the message for sure. */
  readonly send: (to: string, text: string) => Promise<void>
  /** The newest messages to a number, or to all, newest first. */
  readonly list: (to: string | undefined) => Promise<readonly SentMessage[]>
}

interface SentMessage {
  readonly to: string
  readonly text: string
  readonly at: Date
}

const page = z.object({
  messages: z.array(z.object({ to: z.string(), body: z.string(), date_created: z.string() })),
})

/** https://www.twilio.com/docs/messaging/api/message-resource: form-encoded `To`, `Body` and a sender; account and token by Basic. */
export function openTextMessages({ url, account, token, from }: SmsConfig): TextMessages {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  // A sender is a number, a short code or a name, or a messaging service, which chooses one.
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From'
  const call = async (target: string, more: RequestInit = {}) => {
    const signal = AbortSignal.timeout(waitMs)
    // The code in it is for the provider alone.
    const response = await fetch(target, { ...more, headers: { authorization }, redirect: 'error', signal })
    if (!response.ok) throw new Error(`The provider of text messages answered ${response.status}`)
    return response
  }
  return {
    send: async (to, text) => {
      const body = new URLSearchParams({ To: to, Body: text, [sender]: from })
      const response = await call(address, { method: 'POST', body })
      await response.body?.cancel()
    },
    list: async to => {
      const query = new URLSearchParams({ PageSize: '20', ...(to !== undefined && { To: to }) })
      const response = await call(`${address}?${query}`)
      const { messages } = z.parse(page, await response.json())
      return messages.map(one => ({ to: one.to, text: one.body, at: new Date(one.date_created) }))
    },
  }
}
