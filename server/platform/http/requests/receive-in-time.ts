import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A whole ordinary body (64 KB at most) arrives within this. */
const bodyWithinMs = 15_000
/** No body pauses for longer than this between two pieces. */
const pauseMs = 15_000
/** An upload over a poor 2G line sends about 4 kB/s; slower senders only occupy a connection. */
const leastBytesPerSecond = 1_000

interface Options {
  /** Bodies of at most this many bytes have `bodyWithinMs`; a route with a larger limit takes slow uploads. */
  readonly ordinaryBody: number
  readonly withinMs?: number
  readonly pauseMs?: number
}

/**
 * Limits the time in which a body arrives (CWE-400, slow request bodies): an ordinary one within 15 s, an upload as long
 * as it neither pauses for 15 s nor falls below 1 kB/s. Closes the connection, as Node does for slow headers: nobody
 * reads an answer to a request that is still being sent. What is left of a body after its answer, such as a refusal by the
 * headers alone, has as long as an ordinary one.
 */
export function receiveInTime(app: FastifyInstance, { ordinaryBody, ...times }: Options): void {
  const { withinMs = bodyWithinMs, pauseMs: pause = pauseMs } = times
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // Nobody reads a stream without a body to its end: an event stream would be cut off.
    if (!announcesBody(request)) return done(null, payload)
    const isUpload = (request.routeOptions.bodyLimit ?? ordinaryBody) > ordinaryBody
    const stop = isUpload ? watchUpload(request, payload, pause) : watchBody(request, withinMs)
    for (const end of ['end', 'close'] as const) payload.once(end, stop)
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete === false) {
      const timer = setTimeout(() => raw.socket.destroy(), withinMs)
      raw.once('end', () => clearTimeout(timer))
    }
    done()
  })
}

/** RFC 9112, 6.3: a request without both headers has no body. */
function announcesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody({ raw }: FastifyRequest, withinMs: number): () => void {
  const timer = setTimeout(() => raw.destroy(), withinMs)
  return () => clearTimeout(timer)
}

function watchUpload({ raw }: FastifyRequest, payload: Readable, pause: number): () => void {
  const startedAt = performance.now()
  const end = () => raw.destroy()
  let received = 0
  let timer = setTimeout(end, pause)
  payload.on('data', (piece: Buffer) => {
    received += piece.length
    const earnedMs = pause + (received / leastBytesPerSecond) * 1_000
    clearTimeout(timer)
    timer = setTimeout(end, Math.max(0, Math.min(pause, startedAt + earnedMs - performance.now())))
  })
  // A `data` listener starts the stream; the body's parser has to hear it from the first piece.
  payload.pause()
  return () => clearTimeout(timer)
}
