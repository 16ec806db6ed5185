import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Once the server stops: ends every connection as soon as no request is under way. `forceCloseConnections: 'idle'`
 * knows only those that have just answered; one that was busy then, or that a browser opened for a request it never
 * sent, would be kept until its time-out of a minute, and the process with it.
 */
export function endConnections(app: FastifyInstance, others: readonly Server[] = []): void {
  const requests = { underWay: 0, areLast: false }
  const endWhenQuiet = () => {
    if (!requests.areLast || requests.underWay > 0) return
    for (const server of [app.server, ...others]) server.closeAllConnections()
  }
  app.addHook('onRequest', async () => {
    requests.underWay += 1
  })
  app.addHook('onResponse', async () => {
    requests.underWay -= 1
    if (requests.areLast) setImmediate(endWhenQuiet)
  })
  app.addHook('preClose', async () => {
    requests.areLast = true
    // By then the server listens no more.
    setImmediate(endWhenQuiet)
  })
}
