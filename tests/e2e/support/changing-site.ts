import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { product } from './product.ts'

export type ChangingSite = {
  url: string
  /** From now on the service worker is another one, as after an operator installed a new version. */
  installNewVersion: () => void
  /** What a worker keeps while it is installed does not arrive before the returned function is called. */
  holdInstallation: () => () => void
  /** From now on what a worker fetches ahead of its use does not arrive at all, as over a line that is nearly dead. */
  stopWarming: () => void
  close: () => Promise<void>
}

const workerPath = '/service-worker.js'
/** Of the shell that a worker keeps; nobody else asks for it by this name. */
const shellPath = '/index.html'
/** The list of what is fetched ahead. */
const warmPath = '/warm.json'

/**
 * The product behind an address of its own, where a new version can be installed without touching the product. `prelude` is a script
 * that runs in the service worker before its own, whenever the browser starts it.
 */
export async function openChangingSite(prelude = ''): Promise<ChangingSite> {
  let version = 0
  let held = Promise.resolve()
  let isWarmingStopped = false
  const server = createServer(async (asked, answer) => {
    if (asked.url === shellPath) await held
    if (asked.url === warmPath && isWarmingStopped) return
    const isWorker = asked.url === workerPath
    const headers = isWorker ? {} : asked.headers
    const sent = forward(`${product.url()}${asked.url}`, { method: asked.method, headers }, came => {
      // Of the changed file only the type is still true: not its length, and nothing that a cache would compare.
      const kept = isWorker
        ? { 'content-type': came.headers['content-type'], 'cache-control': 'no-cache' }
        : came.headers
      answer.writeHead(came.statusCode ?? 502, kept)
      if (isWorker) answer.write(`// version ${version}\n${prelude}\n`)
      came.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    installNewVersion: () => {
      version += 1
    },
    holdInstallation: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stopWarming: () => {
      isWarmingStopped = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
