import { createServer, type IncomingMessage } from 'node:http'

export interface ObjectStore {
  readonly url: string
  /** What is stored, by path. */
  readonly objects: Map<string, string>
  readonly asked: {
    readonly method: string
    readonly path: string
    readonly headers: IncomingMessage['headers']
  }[]
  /** The status that every request is answered with; `undefined`: as S3 would. */
  answerWith: number | undefined
  readonly close: () => Promise<void>
}

/** A bucket that keeps conditional writes as Amazon S3 documents them: `If-None-Match: *` answers 412 where the key exists. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, string>()
  const asked: ObjectStore['asked'] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers })
    let body = ''
    for await (const chunk of request) body += String(chunk)
    response.statusCode = store.answerWith ?? statusOf(method, path, headers, body)
    response.end(method === 'GET' && response.statusCode === 200 ? objects.get(path) : '')
  })
  function statusOf(method: string, path: string, headers: IncomingMessage['headers'], body: string): number {
    if (method === 'GET') return objects.has(path) ? 200 : 404
    if (headers['if-none-match'] === '*' && objects.has(path)) return 412
    objects.set(path, body)
    return 200
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const store: ObjectStore = {
    ...{ url: `http://127.0.0.1:${port}/bucket/arara`, objects, asked, answerWith: undefined },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return store
}
