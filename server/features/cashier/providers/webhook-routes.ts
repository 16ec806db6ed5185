import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { receiveNotice } from './service.ts'

const largestNotice = 256 * 1024

/**
 * Where the provider tells of payments and payouts: raw bytes in, a signature over them, kept, answered. What is not
 * the provider's is refused and leaves nothing behind.
 */
export function serveWebhooks(app: FastifyInstance, deps: Deps, onKept: () => void): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestNotice },
      (_request, bytes, done) => done(null, bytes),
    )
    for (const kind of ['pix', 'payout'] as const) {
      const receive = async (request: FastifyRequest, reply: FastifyReply, path: string | undefined) => {
        const outcome = await receiveNotice(deps, { kind, path, ...readNotice(request) })
        if (outcome === 'kept') onKept()
        return sendStatus(reply, { kept: 200, forged: 401, malformed: 400 }[outcome])
      }
      scope.post(`/provider/pix/webhook/${kind}`, (request, reply) => receive(request, reply, undefined))
      scope.post<{ Params: { path: string } }>(`/provider/pix/webhook/:path/${kind}`, (request, reply) =>
        receive(request, reply, request.params.path),
      )
    }
  })
}

function readNotice(request: FastifyRequest) {
  const { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } = request.headers
  return {
    timestamp: typeof timestamp === 'string' ? timestamp : '',
    signature: typeof signature === 'string' ? signature : '',
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send()
}
