import { createServer } from 'node:net'

export type Obstacle = 'taken' | 'forbidden' | 'no such address'

const obstacles: Record<string, Obstacle> = {
  EADDRINUSE: 'taken',
  EACCES: 'forbidden',
  EADDRNOTAVAIL: 'no such address',
  ENOTFOUND: 'no such address',
  EAI_AGAIN: 'no such address',
}

/** What keeps a server from listening there; on the wildcard address, on any of them. Nothing: the port is free. */
export function obstacleAt(port: number, host: string): Promise<Obstacle | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Obstacle | undefined>()
  const probe = createServer()
  probe.once('error', error => {
    const obstacle = 'code' in error ? obstacles[String(error.code)] : undefined
    return obstacle ? resolve(obstacle) : reject(error)
  })
  probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
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
