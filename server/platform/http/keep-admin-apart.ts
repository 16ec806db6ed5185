import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canonicalPath } from '../../../contract/canonical-path.ts'
import type { BackofficeConfig } from '../config/backoffice-config.ts'
import type { AdminListener } from './admin-listener.ts'
import { refuse } from './answers/refuse.ts'
import { sendRefused } from './answers/send.ts'
import { isNavigation } from './page-addresses.ts'

const ofAdmin = /^\/(backoffice|api\/admin)(\/|$)/i
/** What its pages need beside that, and what says whether the server is well. */
const besides =
  /^\/(api\/reports|config\.json|(fonts|brand|icons|media)\/.*|health|ready|\.well-known\/security\.txt)$/
const changePassword = '/.well-known/change-password'

/**
 * Serves the back office only where it is served: at its own listener, where there is one, and to the addresses of
 * `BACKOFFICE_ALLOW`. Elsewhere it does not exist, nor do the players' pages and calls there: 404.
 */
export function keepAdminApart(
  app: FastifyInstance,
  { allows }: Pick<BackofficeConfig, 'allows'>,
  adminListener: AdminListener | undefined,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isHere = adminListener?.received(request.raw) === true
    const isAdmin = pathsOf(request).some(path => ofAdmin.test(path))
    if (isAdmin && adminListener !== undefined && !isHere) return hide(request, reply)
    if ((isAdmin || isHere) && !isProbe(request) && !allows(request.ip)) return hide(request, reply)
    if (!isHere || isAdmin) return done()
    const path = pathOf(request)
    if (path === '/' && isNavigation(request)) return void reply.redirect('/backoffice/', 307)
    if (path === changePassword) return void reply.redirect('/backoffice/security', 307)
    return besides.test(path) ? done() : hide(request, reply)
  })
}

/** A person reads a line, a program a refusal. */
function hide(request: FastifyRequest, reply: FastifyReply): void {
  if (isNavigation(request))
    reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(nothingHere)
  else sendRefused(refuse('not_found'), request, reply)
}

const nothingHere = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>404</title>
<p>Esta página não existe aqui. / This page does not exist here.`

const pathOf = ({ url }: FastifyRequest) => url.split(/[?#]/)[0] ?? ''

/** The address as it is written, as it is meant, and the route that was found for it: each is checked. */
function pathsOf(request: FastifyRequest): readonly string[] {
  const path = pathOf(request)
  return [path, canonicalPath(path), request.routeOptions.url ?? '']
}

/** Probes may come from any address; their answer says only whether the server is healthy. */
const isProbe = (request: FastifyRequest) => /^\/(health|ready)$/.test(pathOf(request))
