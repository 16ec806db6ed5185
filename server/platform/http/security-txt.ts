import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Clock } from '../workers/clock.ts'

/** RFC 9116 recommends less than a year; a cached copy is good for a month. */
const goodForMs = 30 * 24 * 3_600_000

/** `/.well-known/security.txt` (RFC 9116): whom a finder of a vulnerability writes to. 404 while nobody is named. */
export function serveSecurityTxt(app: FastifyInstance, config: Config, clock: Clock): void {
  const contact = config.securityContact
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + goodForMs)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${config.siteUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
