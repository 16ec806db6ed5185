import * as z from 'zod/mini'

const answer = z.object({ value: z.unknown() })
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) })
const opened = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
})

export interface WebdriverWire {
  readonly version: string
  readonly get: (path: string) => Promise<unknown>
  readonly post: (path: string, body: object) => Promise<unknown>
  readonly end: () => Promise<void>
}

/** A session of WebDriver over HTTP (https://www.w3.org/TR/webdriver2). */
export async function openWebdriverWire(url: string, capabilities: object): Promise<WebdriverWire> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const text: unknown = await response.json()
    if (response.ok) return z.parse(answer, text).value
    const { error, message } = z.parse(failure, text).value
    throw new Error(`${path}: ${error} ${message}`)
  }
  const started = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = z.parse(opened, started)
  const at = `/session/${session.sessionId}`
  return {
    version: session.capabilities.browserVersion,
    get: path => send('GET', `${at}${path}`),
    post: (path, body) => send('POST', `${at}${path}`, body),
    end: async () => {
      await send('DELETE', at)
    },
  }
}
