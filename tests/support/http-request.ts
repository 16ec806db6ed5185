import * as z from 'zod/mini'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

const anyJson = z.record(z.string(), z.unknown())

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly bearer: string | undefined
  readonly body?: unknown
  readonly key?: string
}

/** One call over a connection of its own: a server that is closed is not kept open by it. */
export async function request(url: string, { method, bearer, body, key }: Asked): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      connection: 'close',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : anyJson.parse(JSON.parse(text)) }
}
