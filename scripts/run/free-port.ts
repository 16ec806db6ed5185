import { createServer } from 'node:net'

/** Whether a server may listen there; on the wildcard address, whether it may on all. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  return promise
}

/** A port that was free a moment ago, chosen by the system. */
export function findFreePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen({ port: 0, host }, () => {
    const address = probe.address()
    probe.close(() =>
      address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
    )
  })
  return promise
}
