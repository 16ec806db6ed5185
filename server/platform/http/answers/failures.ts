import type { FastifyError, FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { type Refused, refuse } from './refuse.ts'
import { sendRefused } from './send.ts'

/** Turns every unexpected error into an answer: logged with its request id, answered without detail. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const expected = expectedFailure(error)
    const place = { requestId: request.id, err: describe(error) }
    if (expected === undefined) request.log.error(place, 'request failed')
    else if (isGivenUp(error)) request.log.warn(place, 'a statement took too long and was given up')
    return sendRefused(expected ?? refuse('internal'), request, reply)
  })
}

/** Refuses a path that nobody serves, or a known path with another method. */
export function unknownPath(url: string, endpoints: readonly Endpoint[]): Refused {
  const path = url.split('?')[0] ?? ''
  const methods = endpoints.filter(one => matches(one.path, path)).map(one => one.method)
  if (methods.length === 0) return refuse('not_found')
  return refuse('method_not_allowed', { httpHeaders: { allow: [...new Set(methods)].join(', ') } })
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

/** What Fastify itself refuses before a handler runs, and a database that is away for a moment. */
function expectedFailure(error: FastifyError): Refused | undefined {
  if (error.statusCode === 413) return refuse('body_too_large')
  if (error.statusCode === 415) return refuse('content_type_unsupported')
  if (error.statusCode === 404) return refuse('not_found')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('body_malformed')
  }
  return isAway(error) ? refuse('try_again_later', { httpHeaders: { 'retry-after': '2' } }) : undefined
}

/** By PostgreSQL, which undid its transaction, or by the driver, to which nobody answered: see decision 022. */
function isGivenUp(error: Error & { code?: string }): boolean {
  return error.code === '57014' || /Query read timeout/.test(error.message)
}

/**
 * 57P: shutting down; 57014: a statement took longer than it may, as where too many wait for one row or for a processor; 25P03: so did
 * the pause between two; 53: out of resources; 08 and the driver's own words: no connection, or no answer.
 */
function isAway(error: Error & { code?: string }): boolean {
  if (/^(08...|25P03|53...|57014|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(error.code ?? ''))
    return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  )
}

/** PostgreSQL's messages and details quote values, which may be personal: of its errors only the place is logged. */
function describe(
  error: Error & { severity?: unknown; constraint?: unknown; table?: unknown; code?: unknown },
) {
  if (error.severity === undefined) return { type: error.name, message: error.message, stack: error.stack }
  const stack = error.stack?.slice(error.stack.indexOf('\n    at '))
  return { type: error.name, code: error.code, table: error.table, constraint: error.constraint, stack }
}
