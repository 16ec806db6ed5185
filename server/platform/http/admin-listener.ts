import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Headers come within 8 s; bodies have limits of their own (`receiveInTime`), event streams none. */
export const httpTimes = { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 }
/** As Fastify has it: longer than what a proxy in front keeps an idle connection for. */
const keepAliveTimeout = 72_000

interface Place {
  readonly host: string
  readonly port: number
  /** How many reverse proxies stand in front of this listener. */
  readonly trustedProxies: number
}

/** A second door to the same server, of the back office alone. */
export interface AdminListener {
  readonly server: Server
  /** Whether a request came in here. */
  readonly received: (request: IncomingMessage) => boolean
  /** Takes what proxies that nobody put in front of this listener claim off a request. */
  readonly trim: (request: IncomingMessage) => void
  /** Hands what comes in here to the app, and closes with it. Call it before the app is ready. */
  readonly attach: (app: FastifyInstance, onUnreadable: (error: Error, socket: Socket) => void) => void
  /** Once the app is ready. Throws where the port cannot be had. */
  readonly listen: () => Promise<AddressInfo>
}

export function createAdminListener({ host, port, trustedProxies }: Place): AdminListener {
  const sockets = new WeakSet<Socket>()
  const server = createServer({ ...httpTimes, keepAliveTimeout, requestTimeout: 0 })
  server.on('connection', socket => sockets.add(socket))
  const received = ({ socket }: IncomingMessage) => sockets.has(socket)
  return {
    server,
    received,
    trim: request => {
      if (received(request)) keepHops(request, trustedProxies)
    },
    attach: (app, onUnreadable) => {
      server.on('clientError', (error, socket: Socket) => onUnreadable(error, socket))
      server.on('request', (request, response) => app.routing(request, response))
      const closed = { done: Promise.resolve() }
      app.addHook('preClose', async () => {
        if (server.listening) closed.done = new Promise(resolve => void server.close(() => resolve()))
      })
      app.addHook('onClose', () => closed.done)
    },
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ host, port }, () => {
          server.off('error', reject)
          const address = server.address()
          if (address === null || typeof address === 'string') reject(new Error('The desk has no port'))
          else resolve(address)
        })
      }),
  }
}

/** The nearest `proxies` hops of `X-Forwarded-For`; without a proxy nothing that one would say. */
function keepHops({ headers }: IncomingMessage, proxies: number): void {
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(Boolean)
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']) {
    if (proxies === 0) delete headers[name]
  }
  if (proxies > 0 && hops.length > 0) headers['x-forwarded-for'] = hops.slice(-proxies).join(', ')
}
