import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { takeFault } from '../faults.ts'
import { Problem } from '../problem.ts'

/** A client that waits longer than this for a lost answer is cut off. */
const SILENT_AT_MOST_MS = 120_000

/** Resolves when the client has given up, or when we do. */
function untilClientLeaves(request: FastifyRequest): Promise<void> {
  const { socket } = request.raw
  return new Promise(resolve => {
    const patience = setTimeout(() => socket.destroy(), SILENT_AT_MOST_MS)
    patience.unref()
    socket.once('close', () => {
      clearTimeout(patience)
      resolve()
    })
  })
}

/** Lets the faults planned by a test happen on the provider's own API (never on /control, /bank or /health). */
export function installFaults(scope: FastifyInstance, ctx: Context): void {
  const silenced = new WeakSet<FastifyRequest>()

  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = new URL(request.url, 'http://sandbox').pathname
    switch (takeFault(ctx, request.method, path)) {
      case '503':
        throw new Problem('ServicoIndisponivel', 'O serviço está indisponível no momento.')
      case 'drop_connection':
        reply.hijack()
        request.raw.socket.destroy()
        return
      case 'timeout_then_success':
        silenced.add(request)
        return
      case undefined:
        return
    }
  })

  scope.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!silenced.has(request)) return payload
    reply.hijack()
    await untilClientLeaves(request)
    return payload
  })
}
