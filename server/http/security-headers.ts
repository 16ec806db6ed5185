import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { refuse } from './refuse.ts'
import { sendRefused } from './send.ts'

type HeaderSet = Readonly<Record<string, string>>

/**
 * Strict headers on every answer, made once: a middleware that builds the policy anew each time cost a tenth of a
 * catalogue read. Answers of the API are no pages and get a policy that allows nothing; files get a short one, for a page's
 * beside each of a hundred files of a visit was fifty kilobytes. Nothing upgrades to https by itself: the demo runs on plain
 * http on the loopback.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  hashes: InlineHashes,
): Promise<void> {
  const everywhere = headersOfEverything(config)
  const forPages: HeaderSet = {
    ...everywhere,
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': pagePolicy(config, hashes),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const forAnswers: HeaderSet = {
    ...everywhere,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  // A picture opened by itself, and a script that runs as a worker, have a policy of their own.
  const forFiles: HeaderSet = {
    ...everywhere,
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  }
  // Hooks that wait for nothing take a callback: a promise each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    reply.headers(isAnswer(url) ? forAnswers : isFile(url) ? forFiles : forPages)
    done()
  })
  await allowOrigins(app, config)
}

function isAnswer(url: string): boolean {
  return /^\/(api|provider|health|ready|metrics|config\.json|warm\.json)(\/|\?|$)/.test(url)
}

/** What the players' page is made of. The service worker's script, at the root, is none of them: its policy is a page's. */
function isFile(url: string): boolean {
  return /^\/(assets|fonts|art|brand|icons|manifest)\//.test(url)
}

function headersOfEverything(config: Config): HeaderSet {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    // Over plain http the header means nothing; in production a proxy terminates TLS.
    ...(config.mode === 'production' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

function pagePolicy(config: Config, hashes: InlineHashes): string {
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'frame-src': config.frameOrigins.length > 0 ? config.frameOrigins : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Pages of other origins get an answer only from the allow-list; writes from any other page are refused outright. */
async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.corsOrigins],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'last-event-id'],
      exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST' || isOwnOrAllowed(request, config)) return done()
    sendRefused(refuse('forbidden'), request, reply)
  })
}

function isOwnOrAllowed(request: FastifyRequest, config: Config): boolean {
  const origin = request.headers.origin
  if (origin === undefined || config.corsOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
