import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canonicalPath } from '../../../contract/canonical-path.ts'

/** Under these, calls and files are asked for by programs, which an address that is nearly right helps nothing. */
const notPages = /^\/(api|provider|assets|fonts|art|brand|icons|manifest|media|health|ready|metrics)(\/|$)/i

/** Whether a person opens this address: a browser that navigates, or a program that asks for a page (`Accept: text/html`). */
export function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = headers['sec-fetch-mode']
  const asksForPage = mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
  return asksForPage && !notPages.test(pathOf(url))
}

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? ''

/**
 * Leads addresses as people, chats and mail programs make them (`//game`, `/game/`, `/%67ame`, `/a/../game`) to the page
 * that is meant, by a redirect within this site. `/.well-known/change-password` leads where passwords are changed (W3C, A
 * Well-Known URL for Changing Passwords); whatever else `.well-known` does not have is 404, as that page wants.
 */
export function leadToPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (redirectToPage(request, reply) === undefined) done()
  })
}

/** Redirects a person to the page that an address means; `undefined`: it is that page's own address, or no page's. */
export function redirectToPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const to = isNavigation(request) ? pageMeant(request.url) : undefined
  return to === undefined ? undefined : reply.header('cache-control', 'no-store').redirect(to, 307)
}

function pageMeant(url: string): string | undefined {
  const path = pathOf(url)
  const plain = canonicalPath(path)
  if (plain.toLowerCase() === '/.well-known/change-password') return '/security-center/change-password'
  if (path.startsWith('/.well-known/') || path === '/backoffice/') return undefined
  const meant = plain.replace(/^\/backoffice(?=\/|$)/i, '/backoffice')
  return meant === path
    ? undefined
    : `${meant === '/backoffice' ? '/backoffice/' : meant}${url.slice(path.length)}`
}

/** What Node itself cannot read (an address of more than 16 KB) is answered to a person in words, not by a broken connection. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const isLong = error.code === 'HPE_HEADER_OVERFLOW'
    const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Arara</title>
<p>Este endereço não pode ser aberto. / This address cannot be opened.<p><a href="/">Arara</a>`
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join('')}Content-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(page)}\r\nConnection: close\r\n\r\n${page}`,
    )
  }
}
