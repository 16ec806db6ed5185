import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toSiteConfig } from '../../regimes/site-config.ts'
import type { Config } from '../config/config.ts'
import type { AdminListener } from './admin-listener.ts'
import { isNavigation } from './page-addresses.ts'

/** Pages under these are never the players' app. */
const notThePlayersApp = /^\/(api|provider|backoffice|assets|health|ready|metrics|\.well-known)(\/|$)/i

/** The built pages, as text, for the hashes of what stands inline in them. */
export async function builtPages(config: Config): Promise<string[]> {
  const files = [config.webDir, config.backofficeDir].map(folder => join(folder, 'index.html'))
  const pages = await Promise.all(files.map(file => readFile(file, 'utf8').catch(() => undefined)))
  return pages.filter(page => page !== undefined)
}

/** The players' app at `/`, the operators' under `/backoffice`, both compressed at build time, and `/config.json`. */
export async function serveSite(
  app: FastifyInstance,
  config: Config,
  adminListener?: AdminListener,
): Promise<void> {
  const { apiBase, pix } = config
  const siteConfig = toSiteConfig(config)
  const payOrigins = pix?.payPage === undefined ? [] : [new URL(pix.payPage).origin]
  app.get('/config.json', async (request, reply) => {
    // The back office's own host serves its calls as well.
    const report = {
      apiBase: adminListener?.received(request.raw) === true ? '' : apiBase,
      payOrigins,
      house: siteConfig,
    }
    return reply.header('cache-control', 'no-cache').send(report)
  })
  // A tab opened before a release still asks for the assets of the build before it.
  const webRoots = [config.webDir, `${config.webDir}-previous`].filter(folder => existsSync(folder))
  if (webRoots.length > 0) {
    await app.register(serveStatic, { ...common, root: webRoots, prefix: '/', wildcard: true })
  }
  if (existsSync(config.backofficeDir)) {
    const options = {
      root: config.backofficeDir,
      prefix: '/backoffice/',
      decorateReply: webRoots.length === 0,
    }
    await app.register(serveStatic, { ...common, ...options })
    app.get('/backoffice', async (_request, reply) => reply.redirect('/backoffice/'))
  }
}

const common = {
  preCompressed: true,
  index: ['index.html'],
  cacheControl: false,
  setHeaders: (reply, path) => {
    // Their names carry a hash of their content.
    const isImmutable = /[\\/]assets[\\/]/.test(path)
    reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    // The library names the charset of text and JSON only.
    if (/\.svg(\.(br|gz))?$/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8')
  },
} satisfies Partial<FastifyStaticOptions>

/**
 * A page that only the client's router knows: answered with the app's shell, for GET and HEAD. `undefined` where the
 * path belongs to nobody.
 */
export function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): FastifyReply | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const path = request.url.split('?')[0] ?? ''
  if (/^\/backoffice\/[^.]*$/.test(path) && existsSync(join(config.backofficeDir, 'index.html'))) {
    return reply.header('cache-control', 'no-cache').sendFile('index.html', config.backofficeDir)
  }
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
  const isPage = !notThePlayersApp.test(path) && (!isFile || isNavigation(request))
  if (!isPage || !existsSync(join(config.webDir, 'index.html'))) return undefined
  // A person who opens an address of nothing (`/old.php`) reads so in the app.
  if (isFile) reply.code(404)
  return reply.header('cache-control', 'no-cache').sendFile('index.html', config.webDir)
}
