import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { exchange, type HttpAnswer } from '../http/http-exchange.ts'
import type { AnchorPlace } from './anchor-place.ts'

export interface ObjectPlaceConfig {
  /** A bucket, or a folder of one: objects are named below it. */
  readonly url: string
  /** An access key of S3; `undefined`: requests go out unsigned. */
  readonly credentials: { readonly id: string; readonly secret: string } | undefined
  readonly region: string
  readonly timeoutMs: number
}

/** How many objects are read at once. */
const atOnce = 16n

/**
 * One object an anchor, `<url>/000000000001.json`, created by PUT with `If-None-Match: *` (RFC 9110, 13.1.2; "conditional
 * writes" of Amazon S3 and of what speaks its protocol), signed by AWS Signature Version 4. 412: the name is taken.
 */
export function createObjectPlace(config: ObjectPlaceConfig, call: typeof fetch): AnchorPlace {
  const urlOf = (n: bigint) => `${config.url}/${String(n).padStart(12, '0')}.json`
  return {
    name: new URL(config.url).origin + new URL(config.url).pathname,
    keep: async (n, line) => {
      const body = `${line}\n`
      const put = await ask(config, call, { method: 'PUT', url: urlOf(n), body })
      if (put.status >= 200 && put.status < 300) return 'kept'
      // 409: another request for this name is under way (S3 documents it beside 412).
      if (put.status !== 412 && put.status !== 409) throw new Error(`PUT of anchor ${n}: HTTP ${put.status}`)
      const there = await ask(config, call, { method: 'GET', url: urlOf(n), body: undefined })
      if (there.status !== 200) throw new Error(`GET of anchor ${n}: HTTP ${there.status}`)
      return there.text === body ? 'kept' : 'taken'
    },
    lines: async function* (from) {
      for (let first = from; ; first += atOnce) {
        const numbers = Array.from({ length: Number(atOnce) }, (_, at) => first + BigInt(at))
        const read = async (n: bigint) => ({
          n,
          got: await ask(config, call, { method: 'GET', url: urlOf(n), body: undefined }),
        })
        for (const { n, got } of await Promise.all(numbers.map(read))) {
          if (got.status === 404) return
          if (got.status !== 200) throw new Error(`GET of anchor ${n}: HTTP ${got.status}`)
          yield got.text.trimEnd()
        }
      }
    },
  }
}

interface Question {
  readonly method: 'GET' | 'PUT'
  readonly url: string
  readonly body: string | undefined
}

async function ask(
  config: ObjectPlaceConfig,
  call: typeof fetch,
  { method, url, body }: Question,
): Promise<HttpAnswer> {
  const digest = createHash('sha256').update(body ?? '')
  const bytes = digest.copy().digest('base64')
  const headers: Record<string, string> = { 'x-amz-content-sha256': digest.digest('hex') }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['if-none-match'] = '*'
    // A bucket whose objects are locked by default (WORM) takes none without a checksum.
    headers['x-amz-checksum-sha256'] = bytes
  }
  const answer = await exchange(call, {
    ...{ method, url, body, timeoutMs: config.timeoutMs },
    headers: await signedHeaders(config, { method, url, headers }),
  })
  if (typeof answer === 'string') throw new Error(`${method} of an anchor: ${answer}`)
  return answer
}

async function signedHeaders(
  { credentials, region }: ObjectPlaceConfig,
  { method, url, headers }: { method: string; url: string; headers: Record<string, string> },
): Promise<Record<string, string>> {
  if (credentials === undefined) return headers
  const signer = new AwsV4Signer({
    ...{ method, url, headers, region, service: 's3', allHeaders: true },
    accessKeyId: credentials.id,
    secretAccessKey: credentials.secret,
  })
  return Object.fromEntries((await signer.sign()).headers)
}
