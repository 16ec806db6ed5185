import { Agent, request } from 'node:https'
import type { TlsFiles } from '../../../platform/config/tls-config.ts'

const largestAnswer = 8 * 1024 * 1024

/**
 * `fetch` over mutual TLS: the built-in one takes no client certificate. Only what the adapter needs of it: a text body, a
 * signal, and no redirect is ever followed, for nothing here follows any.
 */
export function createTlsFetch(tls: TlsFiles): typeof fetch {
  const agent = new Agent({ keepAlive: true, cert: tls.cert, key: tls.key, ca: tls.ca })
  return async (input, init = {}) => {
    const { method = 'GET', body, signal } = init
    const isForm = body instanceof URLSearchParams
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const url = input instanceof Request ? input.url : String(input)
    return new Promise((resolve, reject) => {
      const sent = request(url, { agent, method, headers, ...(signal && { signal }) }, answer => {
        const pieces: Buffer[] = []
        let size = 0
        answer.on('data', (piece: Buffer) => {
          size += piece.length
          if (size > largestAnswer) answer.destroy(new Error('The answer is too large'))
          pieces.push(piece)
        })
        answer.once('error', reject)
        answer.once('end', () => {
          const status = answer.statusCode ?? 502
          const isRedirect = status >= 300 && status < 400
          if (isRedirect) reject(new Error('A redirect is not followed'))
          else resolve(new Response(hasNoBody(status) ? null : Buffer.concat(pieces), { status }))
        })
      })
      // Node tells an aborted request by its own error; the signal knows why: a timeout is named one.
      sent.once('error', error => reject(signal?.aborted === true ? signal.reason : error))
      sent.end(isForm ? body.toString() : typeof body === 'string' ? body : undefined)
    })
  }
}

const hasNoBody = (status: number) => status === 204 || status === 205
