import type { FastifyRequest } from 'fastify'
import { type Refused, refuse } from '../answers/refuse.ts'
import type { Route } from '../route.ts'

const form = /^[A-Za-z0-9_-]{8,128}$/

/** The caller's `Idempotency-Key`; only calls with a business key of their own are served without one. */
export function readIdempotencyKey(route: Route, request: FastifyRequest): string | undefined | Refused {
  if (route.endpoint.idempotency === 'none') return undefined
  const raw = request.headers['idempotency-key']
  if (raw === undefined) return route.businessKey ? undefined : refuse('idempotency_key_missing')
  return typeof raw === 'string' && form.test(raw) ? raw : refuse('idempotency_key_invalid')
}
