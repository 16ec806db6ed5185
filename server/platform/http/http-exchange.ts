interface Question {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams | Uint8Array<ArrayBuffer> | undefined
  readonly timeoutMs: number
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * Calls another party's server in bounded time, at that address; a redirect is an error. Without an answer it returns a word for
 * logs and rows: `timeout` or `connection`. Never throws.
 */
export async function exchange(
  call: typeof fetch,
  { method, url, headers, body, timeoutMs }: Question,
): Promise<HttpAnswer | 'timeout' | 'connection'> {
  try {
    const response = await call(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection'
  }
}

/** `undefined` for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
