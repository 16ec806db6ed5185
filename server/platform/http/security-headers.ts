import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { AdminListener } from './admin-listener.ts'
import { refuse } from './answers/refuse.ts'
import { sendRefused } from './answers/send.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { reportsPath } from './policy-reports.ts'

type HeaderSet = Readonly<Record<string, string>>

/** The headers of what an address answers with, at the listener that heard the request. */
export type HeadersOf = (url: string, raw?: IncomingMessage) => HeaderSet

/**
 * Strict headers of every answer, made once: a middleware that builds the policy each time cost a tenth of a
 * catalogue read. Answers of the API are no pages and get a policy that allows nothing; files get a short one, for a page's
 * beside each of a hundred files of a visit was fifty kilobytes. Nothing upgrades to https automatically: the demo runs on plain
 * http on the loopback.
 */
export function createHeaders(
  config: Config,
  hashes: InlineHashes,
  adminListener?: AdminListener,
): HeadersOf {
  const players = headersAt(config, hashes)
  const operators = headersAt(atAdmin(config), hashes)
  return (url, raw) => (raw !== undefined && adminListener?.received(raw) === true ? operators : players)(url)
}

/** The back office's own host frames no games and answers no other page. */
function atAdmin(config: Config): Config {
  return { ...config, apiBase: '', corsOrigins: [], frameOrigins: [], siteUrl: config.backoffice.url }
}

function headersAt(config: Config, hashes: InlineHashes): (url: string) => HeaderSet {
  const everywhere = headersOfEverything(config)
  const forPages: HeaderSet = {
    ...everywhere,
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': pagePolicy(config, hashes),
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': `policy="${reportsPath}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const forAnswers: HeaderSet = {
    ...everywhere,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  }
  // A picture opened alone, and a script that runs as a worker, have a policy of their own.
  const forFiles: HeaderSet = {
    ...everywhere,
    'content-security-policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  }
  return url => (isAnswer(url) ? forAnswers : isFile(url) ? forFiles : forPages)
}

/** Sets them on every answer of a route. What no route is found for gets them in `app.ts`. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  {
    headersOf,
    adminListener,
  }: { readonly headersOf: HeadersOf; readonly adminListener: AdminListener | undefined },
): Promise<void> {
  // Hooks that wait for nothing take a callback: a promise each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url, request.raw))
    done()
  })
  await allowOrigins(app, config, adminListener)
}

function isAnswer(url: string): boolean {
  return /^\/(api|provider|media|health|ready|metrics|config\.json|warm\.json)(\/|\?|$)/.test(url)
}

/** What the players' page is made of. The service worker's script, at the root, is none of them: its policy is a page's. */
function isFile(url: string): boolean {
  return /^\/(assets|fonts|art|brand|icons|manifest)\//.test(url)
}

function headersOfEverything(config: Config): HeaderSet {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    // Over plain http the header means nothing; a proxy terminates TLS.
    ...(config.siteUrl.startsWith('https:') && {
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
    // The spoken verification code.
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'frame-src': config.frameOrigins.length > 0 ? config.frameOrigins : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Texts never become code; the page's own policy `default` (index.html) lets the app's own scripts through.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [reportsPath],
    'report-to': ['policy'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Pages of other origins get an answer only from the allow-list; writes from any other page are refused outright. */
async function allowOrigins(
  app: FastifyInstance,
  config: Config,
  adminListener: AdminListener | undefined,
): Promise<void> {
  if (config.corsOrigins.length > 0) {
    await app.register(cors, () => async (request: FastifyRequest) => ({
      origin: adminListener?.received(request.raw) === true ? false : [...config.corsOrigins],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'last-event-id'],
      exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    }))
  }
  app.addHook('onRequest', (request, reply, done) => {
    const allowed = adminListener?.received(request.raw) === true ? [] : config.corsOrigins
    if (request.method !== 'POST' || isOwnOrAllowed(request, allowed)) return done()
    sendRefused(refuse('forbidden'), request, reply)
  })
}

function isOwnOrAllowed(request: FastifyRequest, allowed: readonly string[]): boolean {
  const origin = request.headers.origin
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
