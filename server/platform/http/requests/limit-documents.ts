import type { FastifyInstance } from 'fastify'
import { sendRefused } from '../answers/send.ts'
import type { RateLimits } from './rate-limits.ts'

const documents = new Set(['/api/docs', '/api/docs/openapi.json', '/provider/v1/openapi.json'])

/** Documents cost more to send than to ask for: an address gets as many of them as of calls. For routes that are added later. */
export function limitDocuments(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isDocument = documents.has(request.routeOptions.url ?? '')
    const tooOften = isDocument ? limits.ofAddress(request) : undefined
    if (tooOften === undefined) done()
    else sendRefused(tooOften, request, reply)
  })
}
