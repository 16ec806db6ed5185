import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; body: string; timestamp: string; signature: string }

type WebhookReceiver = {
  url: string
  received: Received[]
  /** What the next calls are answered; 200 once the list is used up. */
  answers: number[]
  close: () => Promise<void>
}

/** A shop's webhook address over real HTTP that remembers what came. */
export async function createWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString('utf8'),
        timestamp: String(request.headers['x-webhook-timestamp']),
        signature: String(request.headers['x-webhook-signature']),
      })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address: AddressInfo | string | null = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const isSignedWith = (secret: string, { timestamp, body, signature }: Received): boolean =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex') === signature
