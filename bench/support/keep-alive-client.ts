import { Agent, request } from 'node:http'

interface Call {
  readonly method: 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload: string
}

/** As light as a client can be: the server is to be measured. One connection a lane. */
export function createKeepAliveClient(base: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(base)
  const send = ({ method, url, headers, payload }: Call) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ statusCode: number; body: string }>()
    const length = String(Buffer.byteLength(payload))
    const call = request(
      { agent, hostname, port, method, path: url, headers: { ...headers, 'content-length': length } },
      answer => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (text: string) => {
          body += text
        })
        answer.on('end', () => resolve({ statusCode: answer.statusCode ?? 0, body }))
      },
    )
    call.on('error', reject)
    call.end(payload)
    return promise
  }
  return { send, close: () => agent.destroy() }
}
