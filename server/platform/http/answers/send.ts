import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { refusals } from '../../../../contract/refusals.ts'
import { bearerOf, languageOf } from '../requests/request-context.ts'
import type { Outcome } from '../route.ts'
import { Answer, Serialised } from './answer.ts'
import { type Envelope, etagOf, refusalEnvelope, storedEnvelope, successEnvelope } from './envelope.ts'
import { Refused } from './refuse.ts'

/** Smaller bodies gain nothing from compression. */
const worthCompressing = 1024

/** Sends what a handler returned, in the one envelope. */
export function sendOutcome(
  endpoint: Endpoint,
  outcome: Outcome<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (outcome instanceof Refused) return sendRefused(outcome, request, reply)
  if (outcome instanceof Serialised) return sendSerialised(outcome, request, reply)
  if (!(outcome instanceof Answer)) {
    return sendEnvelope(endpoint, successEnvelope(endpoint, outcome, languageOf(request)), request, reply)
  }
  reply.headers(outcome.beside.httpHeaders ?? {})
  for (const { name, value, options } of outcome.beside.cookies ?? []) {
    if (value === undefined) reply.clearCookie(name, options)
    else reply.setCookie(name, value, options)
  }
  return sendEnvelope(
    endpoint,
    successEnvelope(endpoint, outcome.fields, languageOf(request)),
    request,
    reply,
  )
}

export function sendRefused(refused: Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const envelope = refusalEnvelope(refused, languageOf(request), request.id)
  reply.headers({ 'cache-control': 'no-store', ...refused.parts.httpHeaders })
  return sendBytes(Buffer.from(JSON.stringify(envelope)), refusals[refused.word], request, reply)
}

/** A copy of a call that was done, whose answer is kept no longer. */
export function sendExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const envelope = storedEnvelope({ answer_expired: true }, 'answer_expired', languageOf(request))
  reply.header('cache-control', 'no-store')
  return sendBytes(Buffer.from(JSON.stringify(envelope)), 200, request, reply)
}

function sendEnvelope(endpoint: Endpoint, envelope: Envelope, request: FastifyRequest, reply: FastifyReply) {
  const body = Buffer.from(JSON.stringify(envelope))
  if (endpoint.method !== 'GET') {
    reply.header('cache-control', 'no-store')
    return sendBytes(body, 200, request, reply)
  }
  return isKnown(etagOf(body), request, reply) ? reply.code(304).send() : sendBytes(body, 200, request, reply)
}

function sendSerialised(outcome: Serialised, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isKnown(outcome.etag, request, reply)) return reply.code(304).send()
  const coding = acceptedCoding(request)
  const packed = coding === undefined ? undefined : outcome[coding]
  if (coding === undefined || packed === undefined) return asJson(reply, 200).send(outcome.body)
  return asJson(reply, 200).header('content-encoding', contentCodings[coding]).send(packed)
}

/** Sets the ETag; whether the caller already has this very answer. */
function isKnown(etag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  // The app keeps a member's answers itself, with their ETags: no browser or proxy is to have a second copy.
  const cacheControl = bearerOf(request) === undefined ? 'private, no-cache' : 'no-store'
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding, authorization' })
  const asked = request.headers['if-none-match']
  return asked?.split(',').some(tag => tag.trim() === etag) ?? false
}

function sendBytes(body: Buffer, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const coding = body.length < worthCompressing ? undefined : acceptedCoding(request)
  if (coding === undefined) return asJson(reply, status).send(body)
  const packed =
    coding === 'gzip'
      ? gzipSync(body, { level: 5 })
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  return asJson(reply, status).header('content-encoding', contentCodings[coding]).send(packed)
}

const contentCodings = { brotli: 'br', gzip: 'gzip' } as const

function acceptedCoding(request: FastifyRequest): keyof typeof contentCodings | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  if (accepted.includes('br')) return 'brotli'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

function asJson(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8')
}
