import type { FastifyInstance } from 'fastify'

/** Marks every answer of a sandbox's peer: a production that was pointed at one by mistake refuses to start. */
export function markAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-arara-sandbox', '1')
  })
}
