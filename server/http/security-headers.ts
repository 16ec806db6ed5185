import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { refuse } from './refuse.ts'
import { sendRefused } from './send.ts'

/** Strict headers on every answer. Nothing upgrades to https by itself: the demo runs on plain http on the loopback. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  hashes: InlineHashes,
): Promise<void> {
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes.scripts],
        styleSrc: ["'self'", ...hashes.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api],
        frameSrc: config.frameOrigins.length > 0 ? [...config.frameOrigins] : ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The proxy that terminates TLS knows whether its whole domain is https; over plain http the header means nothing.
    strictTransportSecurity: config.mode === 'production',
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
  await allowOrigins(app, config)
}

/** Pages of other origins get an answer only from the allow-list; writes from any other page are refused outright. */
async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'last-event-id'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isOwnOrAllowed(request, config)) return
    return sendRefused(refuse('forbidden'), request, reply)
  })
}

function isOwnOrAllowed(request: FastifyRequest, config: Config): boolean {
  const origin = request.headers.origin
  if (origin === undefined || config.corsOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
